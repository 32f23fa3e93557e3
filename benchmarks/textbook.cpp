// The textbook solver in C++. Reads a matrix from a file (n, then n * n numbers of 32 bits each), solves it
// as often as told, and prints the answer and the shortest time in seconds.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <algorithm>
#include <deque>
#include <utility>
#include <vector>

static int textbook(const std::vector<std::vector<int>>& board) {
    const int n = static_cast<int>(board.size());
    const int goal = n * n;
    std::deque<std::pair<int, int>> queue{{1, 0}};
    std::vector<char> seen(goal + 1);
    seen[1] = 1;
    while (!queue.empty()) {
        const auto [square, rolls] = queue.front();
        queue.pop_front();
        if (square == goal) return rolls;
        for (int landing = square + 1; landing <= std::min(square + 6, goal); ++landing) {
            const int row = (landing - 1) / n;
            int column = (landing - 1) % n;
            if (row % 2) column = n - 1 - column;
            int end = board[n - 1 - row][column];
            if (end == -1) end = landing;
            if (!seen[end]) {
                seen[end] = 1;
                queue.emplace_back(end, rolls + 1);
            }
        }
    }
    return -1;
}

int main(int count, char** words) {
    if (count != 3) return 2;
    std::FILE* file = std::fopen(words[1], "rb");
    std::int32_t n = 0;
    if (!file || std::fread(&n, sizeof n, 1, file) != 1) return 2;
    std::vector<std::vector<int>> board(n, std::vector<int>(n));
    for (auto& row : board)
        if (std::fread(row.data(), sizeof(std::int32_t), n, file) != static_cast<std::size_t>(n)) return 2;
    int answer = 0;
    double best = 1e9;
    for (int repeat = std::atoi(words[2]); repeat > 0; --repeat) {
        const auto begin = std::chrono::steady_clock::now();
        answer = textbook(board);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        best = std::min(best, took.count());
    }
    std::printf("%d %.9f\n", answer, best);
}
