"""The sentences of the films and the labels of the player: two tables, and the few functions that use them."""

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from operator import attrgetter
from string import Formatter
from typing import NamedTuple, Self

from snl_edu.model.board import Move

SENTENCES = {
    # Counted things, to be put into the sentences below.
    "rolls.one": "1 roll",
    "rolls.many": "{number} rolls",
    "frontiers.one": "1 frontier",
    "frontiers.many": "{number} frontiers",
    "steps.one": "1 step",
    "steps.many": "{number} steps",
    "squares.one": "1 square is",
    "squares.many": "{number} squares are",
    "others.one": "Another game is just as short",
    "others.many": "Another {number} games are just as short",
    # One sentence for each kind of step.
    "start": "Frontier 0: only the start, square {start}, is reached without a roll.",
    "start.off": "Frontier 0: the game starts off the board, so no square is reached without a roll.",
    "frontier": "Frontier {depth}: {squares} reached with exactly {rolls} and not sooner.",
    "take": "Take {square} from the front of the queue.",
    "plain.fresh": "Roll {roll} from {start} lands on {landing}, reached for the first time: it joins the queue.",
    "plain.seen": "Roll {roll} from {start} lands on {landing}, which was reached before: nothing to do.",
    "ladder": "Roll {roll} from {start} lands on {landing}: a ladder up to {end}.",
    "snake": "Roll {roll} from {start} lands on {landing}: a snake down to {end}.",
    "second.ladder": "A ladder starts on {end} as well, but one roll takes one jump only: we stay on {end}.",
    "second.snake": "A snake starts on {end} as well, but one roll takes one jump only: we stay on {end}.",
    "end.fresh": "{end} is reached for the first time: it joins the queue.",
    "end.seen": "{end} was reached before: nothing to do.",
    "past.one": "Roll {first} from {square} would lead past {goal}: not allowed.",
    "past.many": "Rolls {first} to {last} from {square} would lead past {goal}: not allowed.",
    "goal": "{goal} is the goal: it is reached with {rolls} and not sooner.",
    "begin": "The start, square {start}, is the first to wait.",
    "begin.off": "The game starts off the board: the start, {start}, is the first to wait.",
    "turn.new": "{take} New: {squares}.",
    "turn.count": "{take} {number} squares are new.",
    "turn.nothing": "{take} Nothing is new: every roll leads to a square that was reached before.",
    "goal.found": "{goal} is the goal: this search has reached it with {rolls}.",
    "game.longer": "This game takes {rolls}. The fewest possible is {fewest}. It goes through {squares}.",
    "game.fewest": "This game takes {rolls}, and no game takes fewer. It goes through {squares}.",
    "game": "A shortest game takes {rolls}: {squares}. {others}.",
    "game.only": "The shortest game takes {rolls}: {squares}. No other game is as short.",
    "game.none_needed": "The start is the goal: the game is won without a roll.",
    # Where a real die takes the players,
    "chance.start": "Before the first roll every player stands on {square}.",
    "chance.start.off": "Before the first roll every player is off the board.",
    "chance.after": "After {rolls}: most likely on {square} ({share} %); {arrived} % have reached the goal.",
    "chance.goal": "After {rolls}: {arrived} % have reached the goal; of the others, most are on {square} ({share} %).",
    "chance.all": "After {rolls} every player has reached the goal.",
    "chance.fresh.one": " 1 square is possible for the first time.",
    "chance.fresh.many": " {number} squares are possible for the first time.",
    "chance.stuck": " {share} % can no longer reach the goal.",
    "chance.end": " The film ends here: fewer than 1 % are still on their way.",
    "chance.cut": " The film ends here, but {share} % are still on their way.",
    # and one player in one game.
    "played.start": "The game begins on {square}.",
    "played.start.off": "The game begins off the board.",
    "played.plain": "Roll {number} shows {roll}: from {start} to {landing}.",
    "played.lands": "Roll {number} shows {roll}: from {start} to {landing}, where {jump} starts.",
    "played.ladder": "Roll {number} shows {roll}: from {start} to {landing}, and up the ladder to {end}.",
    "played.snake": "Roll {number} shows {roll}: from {start} to {landing}, and down the snake to {end}.",
    "played.stays": "Roll {number} shows {roll}: that would lead past {goal}, so the player stays on {square}.",
    "played.won": "The goal is reached with {rolls}. The fewest possible is {fewest}.",
    "played.endless": "From {square} the goal can no longer be reached: this game never ends.",
    "played.cut": "The goal is not reached after {rolls}, and the film ends here. The fewest possible is {fewest}.",
    # What a learner's own solver does, line by line.
    "run.line": "Line {line}: {what}.",
    "run.nothing": "nothing changes",
    "run.reads.plain": "reads square {square}, a plain one",
    "run.reads.ladder": "reads square {square}, a ladder up to {end}",
    "run.reads.snake": "reads square {square}, a snake down to {end}",
    "run.reads.many": "reads {number} squares",
    "run.leave.one": "{squares} leaves {place}",
    "run.leave.few": "{squares} leave {place}",
    "run.leave.many": "{number} squares leave {place}",
    "run.leave.queue": "the queue",
    "run.leave.stack": "the top of the stack",
    "run.leave.heap": "the heap",
    "run.leave.frontier": "the frontier",
    "run.join.one": "{squares} joins {place}",
    "run.join.few": "{squares} join {place}",
    "run.join.many": "{number} squares join {place}",
    "run.join.queue": "the queue",
    "run.join.stack": "the stack",
    "run.join.heap": "the heap",
    "run.join.frontier": "the frontier",
    "run.mark.one": "{squares} is marked as seen",
    "run.mark.few": "{squares} are marked as seen",
    "run.mark.many": "{number} squares are marked as seen",
    "run.right": "It returns {value}, and that is right.",
    "run.wrong": "It returns {value}, but {right} is right.",
    "run.changed": " It has changed the matrix that it was given.",
    "run.yields": "It yields {frontiers}. {what}",
    "run.yields.right": "It yields {frontiers}, and that is right.",
    "run.trouble": "It {what}.",
    "run.trouble.line": "In line {line} it {what}.",
    "run.endless": "It was stopped in line {line} after {steps}: does this loop ever end?",
    "run.stopped": "It was stopped in line {line} after {steps}; by then it had seen {seen} of {squares} squares.",
    "run.longer": "The film ends after {steps}, and the solver goes on without it. ",
    "run.longer.seen": "The film ends after {steps}; by then it has seen {seen} of {squares} squares. ",
    "stuck": "The queue is empty and {goal} was never reached: this board cannot be won.",
    # The frontiers of a search of the learner's own,
    "own.frontier": "Frontier {depth} of a search of your own: {squares} in it.",
    "own.empty": "Frontier {depth} is empty: no square is new.",
    "own.parts": "Frontier {depth} is not right: {problem}.",
    "own.missing": "{square} is missing: roll {roll} from {start} ends there",
    "own.early": "{square} came too early: it takes {rolls}",
    "own.late": "{square} came too late: {rolls} would have been enough",
    "own.again": "{square} came again: it was in an earlier frontier",
    "own.never": "{square} cannot be reached on this board",
    "own.twice": "{square} is in it twice",
    # and how it ends.
    "own.short": "The search stops here, but it is not over: {square} can be reached with {rolls}.",
    "own.trouble": "Here the search ended: it {what}.",
    # What a film asks: the questions,
    "ask.frontier": "Which squares are reached with exactly {rolls} and not sooner?",
    "ask.take": "Which square leaves the queue?",
    "ask.join": "Roll from {square}: which squares join the queue, in the order of the rolls?",
    "ask.join.start": "Roll from the start: which squares join the queue, in the order of the rolls?",
    # what a learner reads about a square that was marked,
    "ask.roll.plain": "Roll {roll} from {start} lands on {landing}.",
    "ask.seen.start": "{square} is the start: it was reached before, without a roll.",
    "ask.seen.one": "{square} was reached before, with 1 roll.",
    "ask.seen.many": "{square} was reached before, with {rolls} rolls.",
    "ask.later": "{square} needs more rolls.",
    "ask.jump.ladder": "Nobody can stay on {square}: a ladder starts there and leads up to {end}.",
    "ask.jump.snake": "Nobody can stay on {square}: a snake starts there and leads down to {end}.",
    "ask.never": "{square} can never be reached on this board.",
    "ask.take.right": "It is {square}'s turn.",
    "ask.take.older": "{square} is waiting, but {right} has waited longer.",
    "ask.take.taken": "{square} is not waiting: it was taken before.",
    "ask.take.unreached": "{square} is not waiting: it has not been reached yet.",
    "ask.join.waiting": "{square} was reached before: it is waiting already.",
    "ask.join.taken": "{square} was reached before, and has had its turn.",
    "ask.join.later": "No roll from {start} ends on {square}.",
    "ask.missing.one": "1 square is still missing.",
    "ask.missing.many": "{number} squares are still missing.",
    "ask.count.right": "{number} right",
    "ask.count.missing": "{number} still missing",
    "ask.count.wrong": "{number} wrong",
    # why an answer is right,
    "ask.why.first": "One roll from the start leads there.",
    "ask.why.frontier": "One roll leads there from a square that takes {rolls}, and no way is shorter.",
    "ask.why.goal": " The goal is reached too: it takes {rolls} and not fewer.",
    "ask.why.stuck": "Every roll leads to a square that was reached before, so {goal} can never be reached: "
    "this board cannot be won.",
    "ask.why.only": "{square} was the only square waiting.",
    "ask.why.oldest": "{square} has waited longest.",
    "ask.why.one": "{squares} is new, so it joins the queue.",
    "ask.why.join": "These squares are new, and they join in the order of the rolls: {squares}.",
    "ask.why.nothing": "Every roll from {square} leads to a square that was reached before: nothing joins.",
    # what helps before an answer,
    "ask.hint.start": "Try every roll of the die from the start: where does each move end?",
    "ask.hint.frontier": "Try every roll of the die from each square that takes {rolls}: where does each move end?",
    "ask.hint.join": "Try every roll of the die from {square}: where does each move end?",
    "ask.hint.jump": "What happens to somebody who lands on {landing}?",
    "ask.hint.seen": "A square that was reached before does not count again.",
    "ask.hint.count.one": "There is 1 such square.",
    "ask.hint.count.many": "There are {number} such squares.",
    "ask.hint.none": "If you find no such square, press Check with nothing marked.",
    "ask.hint.oldest": "Which of the waiting squares has waited longest?",
    "ask.hint.joined": "It has been waiting since {square} was taken.",
    # the wrong ideas that marks can show, each with the move to look at,
    "idea.ladder": "a ladder",
    "idea.snake": "a snake",
    "idea.jumps-ignored": "It looks as if you stopped where the die lands. Roll {roll} from {start} lands on {landing}, "
    "but {jump} starts there: where does the move end?",
    "idea.jumps-ignored.count": "It looks as if you just counted on, without the snakes and ladders. But roll {roll} "
    "from {start} lands on {landing}, where {jump} starts.",
    "idea.optional-jumps": "It looks as if you let the player choose between staying and jumping. Roll {roll} from "
    "{start} lands on {landing}, but {jump} starts there and must be taken.",
    "idea.chained-jumps": "It looks as if you took more than one jump in one roll. Roll {roll} from {start} lands on "
    "{landing}, where {jump} starts: after this jump the move ends.",
    "idea.never-marks": "It looks as if you counted squares again. Roll {roll} from {start} leads to {end}, "
    "but {end} was reached before.",
    "idea.never-marks.all": "It looks as if you marked the squares that were reached sooner as well. Roll {roll} from "
    "{start} leads to {end}, so {end} was reached before.",
    "idea.snakes-ignored": "It looks as if you climbed the ladders but stayed on the snakes. Roll {roll} from {start} "
    "lands on {landing}, but a snake starts there: where does the move end?",
    "idea.snakes-are-walls": "It looks as if you left out the rolls that land on a snake. They count too: where does "
    "roll {roll} from {start} end?",
    "idea.starts-off-board": "It looks as if you rolled from a square before the first one. The game starts on {start}: "
    "roll {roll} lands on {landing}.",
    "idea.overshoot-bounces": "It looks as if you walked back after reaching {goal}. A roll past {goal} is not "
    "allowed, such as roll {roll} from {start}.",
    "idea.counts-one-too-many": "It looks as if you counted one roll too many. Roll {roll} from {start} leads to {end}, "
    "so {end} takes only {rolls}.",
    "idea.wrong-die.small": "It looks as if you left out the highest roll. The die has {die} sides: "
    "where does roll {roll} from {start} end?",
    "idea.wrong-die.large": "It looks as if you moved too far. The die has {die} sides, so no roll from {start} lands "
    "on {landing}.",
    "idea.only-the-goal": "It looks as if you stopped when you had reached {goal}. But this frontier holds every square "
    "that is new with the same number of rolls: where does roll {roll} from {start} end?",
    # and what a learner has answered.
    "answer.right": "You are right. {why}",
    "answer.wrong": "You marked {squares}. {what}",
    "answer.none": "You marked nothing. {what}",
    "answer.shown": " You asked to see the answer.",
}

LABELS = {
    "player": "A film of the search",
    "first": "First step",
    "back": "Back",
    "play": "Play",
    "pause": "Pause",
    "forward": "Forward",
    "last": "Last step",
    "space": "Space",
    "keys": "Keys",
    "places": "Go to",
    "next.frontier": "Next frontier",
    "next.jump": "Next jump",
    "next.rejected": "Next rejected roll",
    "next.square": "Next time at square",
    "which_square": "Square",
    "nowhere": "not again in this film",
    "leave": "Leave the player",
    "step": "Step",
    "speed": "Steps a second",
    "per_second": "{speed} a second",
    "grain": "Grain",
    "grain.frontier": "Frontiers",
    "grain.move": "Moves",
    "grain.turn": "Turns",
    "grain.line": "Lines",
    "grain.read": "Squares read",
    "grain.roll": "Rolls",
    "grain.answer": "Answers",
    "projector": "Projector",
    "panels": "Show",
    "panel.sentence": "Sentence",
    "panel.queue": "Queue",
    "panel.listing": "Listing",
    "panel.variables": "Variables",
    "panel.distances": "Distances",
    "panel.arrows": "Came-from arrows",
    "panel.counters": "Counters",
    "panel.legend": "Legend",
    "jumps": "Jumps",
    "jumps.all": "all",
    "jumps.near": "near",
    "jumps.none": "none",
    "queue": "Queue, front first",
    "queue.stack": "Stack, top last",
    "queue.heap": "Heap, next one first",
    "queue.frontier": "Frontier",
    "queue.several": "Waiting",
    "queue.none": "Nothing waits",
    "empty": "empty",
    "more": "and {number} more",
    "listing": "The search",
    "source": "Your code",
    "source.right": "Right code",
    "run": "A film of your code",
    "title.mine": "Your run",
    "title.right": "A right run",
    "title.answers": "Your answers",
    "title.search": "The search",
    "title.yours": "Your search",
    "title.oldest": "Oldest first: a queue",
    "title.newest": "Newest first: a stack",
    "title.highest": "Highest first: a heap",
    "title.random": "One at random",
    "title.own": "Your own choice",
    "title.chance": "By chance",
    "title.played": "A real game",
    "chances": "A film of the chances",
    "played": "A film of one game",
    "variables": "Variables",
    "changed": "changed",
    "count.lines": "lines run",
    "count.reads": "squares read",
    "count.rolls": "rolls so far",
    "count.arrived": "% at the goal",
    "count.waiting": "in the queue",
    "count.reached": "of {squares} reached",
    "count.taken": "squares taken",
    "count.tried": "rolls tried",
    "count.most": "waiting at most",
    "count.game": "rolls of the game",
    "words": "The film in words",
    "legend": "What the colours mean",
    "state.current": "taken now",
    "state.frontier": "in the queue",
    "state.seen": "seen before",
    "state.unseen": "not reached",
    "state.path": "the game",
    "state.standing": "the player",
    "state.visited": "has been there",
    "state.heat-0": "under 0.1 %",
    "state.heat-1": "from 0.1 %",
    "state.heat-2": "from 1 %",
    "state.heat-3": "from 2.5 %",
    "state.heat-4": "from 5 %",
    "state.heat-5": "from 10 %",
    "games": "Shortest games",
    "game": "Game {number} of {count}",
    "game_rolls": "rolls {rolls}",
    "games_kept": "of which the first {kept} can be shown",
    "asked": "What comes next?",
    "check": "Check",
    "undo": "Undo",
    "hint": "Hint",
    "show_me": "Show me",
    "next": "Next",
    "again": "Start again",
    "another": "Another board",
    "another.wait": "Another board comes as soon as the kernel answers.",
    "key.move": "Move over the board",
    "key.first": "First square",
    "key.last": "Last square",
    "key.mark": "Mark the square",
    "key.enter": "Check, and then go on",
    "question": "Question {number} of {all}",
    "score": "{right} of {all} right",
    "do.frontier": "Mark squares on the board, then press Check.",
    "do.join": "Mark squares on the board, then press Check. If nothing joins, mark nothing.",
    "do.take": "Press the square on the board.",
    "do.take.later": "Mark the square on the board, then press Check.",
    "hinted": "Hint: {hint}",
    "shown": "Here is the answer.",
    "shown.none": "The answer is: no square.",
    "marked": "Marked: {squares}",
    "marked.nothing": "Nothing is marked.",
    "reasons": "Your marks, one by one",
    "done": "All questions are answered: {right} of {all} right.",
    "done.shown": "All questions are answered: {right} of {all} right, {shown} shown.",
    "done.beside": "Press Next to go through them, each beside the search.",
    "parted": "The first one that went wrong is question {number}.",
    "result": "{title}: {right} of {all} right, tries: {tries}, shown: {shown}",
    "result.label": "Your result, to copy",
    "download": "Download my answers",
    "answers": "What the marks mean",
    "answer.marked": "marked",
    "answer.right": "right",
    "answer.seen": "reached before",
    "answer.later": "not yet",
    "answer.jump": "a jump starts here",
    "answer.never": "never reached",
    "answer.missed": "was missing",
    "reason.right": "Right. {sentence}",
    "reason.missed": "Missing. {sentence}",
    "practice": "Practice",
    "next_board": "Next board",
    "boards": "{passed} of {count} boards done",
    "boards.done": "All {count} boards are done.",
    "sheet.squares": "Squares:",
    "sheet.takes": "This square leaves the queue",
    "sheet.joins": "These squares join it, in the order of the rolls",
    "sheet.none": "no square",
    "sheet.key": "Answers",
    "square": "square {square}",
    "square.foot": "foot of a ladder",
    "square.top": "top of a ladder",
    "square.head": "head of a snake",
    "square.tail": "tail of a snake",
    "square.start": "start",
    "square.goal": "goal",
    "previous_game": "Previous shortest game",
    "next_game": "Next shortest game",
    # A board that is drawn by hand: what it offers, what it says, and what has just happened.
    "edit.name": "A board to draw on",
    "edit.undo": "Undo",
    "edit.redo": "Redo",
    "edit.move": "Move an end",
    "edit.clear": "Clear",
    "edit.random": "Random",
    "edit.size": "Size",
    "edit.squares": "Squares",
    "edit.columns": "Columns",
    "edit.die": "Sides of the die",
    "edit.code": "The board in Python",
    "edit.copy": "Copy",
    "edit.copied": "Copied: paste it into a cell.",
    "edit.copy_yourself": "The code is selected: copy it with Ctrl+C.",
    "edit.keys": "Keys",
    "edit.key.arrows": "Go over the board",
    "edit.key.press": "The same as a click",
    "edit.key.take": "Take away what starts here",
    "edit.key.escape": "Let go, or leave the board",
    "edit.how.put": "Click a square, then another: a ladder leads up to it, or a snake down.",
    "edit.how.take": "Click where a snake or a ladder starts to take it away.",
    "edit.how.move": "Drag an end to another square; or press Move an end, then click the end and its new place.",
    "edit.held": "From {square}: now click the square where it ends.",
    "edit.held.from": "Now click the square where it should start. It ends on {to}.",
    "edit.held.to": "Now click the square where it should end. It starts on {from}.",
    "edit.no_end": "Nothing starts or ends on square {square}.",
    "edit.moving": "Click the end that you want to move.",
    "edit.silent": "No kernel has answered yet: wait, or run this cell again to draw.",
    "edit.facts": "Fewest rolls: {rolls}. Shortest games: {games}.",
    "edit.facts.stuck": "This board cannot be won.",
    "edit.put.ladder": "A ladder leads from {start} up to {end}.",
    "edit.put.snake": "A snake leads from {start} down to {end}.",
    "edit.gone.ladder": "The ladder from {start} to {end} is gone.",
    "edit.gone.snake": "The snake from {start} to {end} is gone.",
    "edit.resized": "Squares: {squares}, columns: {columns}, sides of the die: {die}.",
    "edit.undone": "Undone.",
    "edit.redone": "Done again.",
    "edit.cleared": "All snakes and ladders are gone.",
    "edit.drawn": "A random board.",
    "desk.board": "Board",
    "desk.own": "your own",
    "desk.own.why": "You have changed it: this board is yours.",
    "desk.sizes": "Sizes of the frontiers",
    "desk.sizes.alt": "Squares first reached with 0, 1, 2 … rolls: {sizes}.",
    "desk.score": "This board exposes {exposed} of {all} wrong solvers",
    "desk.exposed": "gives a wrong answer here",
    "desk.survives": "still right here",
    "desk.wait": "Wrong solvers",
}

# What is worded differently if squares do not wait in a queue: sentences, and labels.
OTHERWISE: dict[str, tuple[dict[str, str], dict[str, str]]] = {
    "queue.stack": (
        {
            "take": "Take {square} from the top of the stack.",
            "plain.fresh": "Roll {roll} from {start} lands on {landing}, reached for the first time: it joins the stack.",
            "end.fresh": "{end} is reached for the first time: it joins the stack.",
            "stuck": "The stack is empty and {goal} was never reached: this board cannot be won.",
            "ask.take": "Which square leaves the stack?",
            "ask.join": "Roll from {square}: which squares join the stack, in the order of the rolls?",
            "ask.join.start": "Roll from the start: which squares join the stack, in the order of the rolls?",
            "ask.take.older": "{square} is waiting, but {right} joined later.",
            "ask.why.oldest": "{square} was on the top: it joined last.",
            "ask.why.one": "{squares} is new, so it joins the stack.",
            "ask.hint.oldest": "Which of the waiting squares joined last?",
        },
        {
            "count.waiting": "on the stack",
            "state.frontier": "on the stack",
            "panel.queue": "Stack",
            "sheet.takes": "This square leaves the stack",
        },
    ),
    "queue.heap": (
        {
            "take": "Take {square}, the highest in the heap.",
            "plain.fresh": "Roll {roll} from {start} lands on {landing}, reached for the first time: it joins the heap.",
            "end.fresh": "{end} is reached for the first time: it joins the heap.",
            "stuck": "The heap is empty and {goal} was never reached: this board cannot be won.",
            "ask.take": "Which square leaves the heap?",
            "ask.join": "Roll from {square}: which squares join the heap, in the order of the rolls?",
            "ask.join.start": "Roll from the start: which squares join the heap, in the order of the rolls?",
            "ask.take.older": "{square} is waiting, but {right} is higher.",
            "ask.why.oldest": "{square} was the highest one waiting.",
            "ask.why.one": "{squares} is new, so it joins the heap.",
            "ask.hint.oldest": "Which of the waiting squares is the highest?",
        },
        {
            "count.waiting": "in the heap",
            "state.frontier": "in the heap",
            "panel.queue": "Heap",
            "sheet.takes": "This square leaves the heap",
        },
    ),
    "queue.frontier": ({}, {"count.waiting": "in the frontier", "state.frontier": "in the frontier"}),
    "queue.several": (
        {
            "take": "Take {square} from the waiting squares.",
            "plain.fresh": "Roll {roll} from {start} lands on {landing}, reached for the first time: now it waits.",
            "end.fresh": "{end} is reached for the first time: now it waits.",
            "stuck": "No square waits and {goal} was never reached: this board cannot be won.",
        },
        {"count.waiting": "waiting", "state.frontier": "waiting", "panel.queue": "Waiting"},
    ),
}

# A number that is written the same way after it has been read; a longer one is read in pieces.
NUMBER = re.compile(r"(0|[1-9][0-9]{0,14})")


class Sentence(NamedTuple):
    """A sentence taken apart: its words, with a 0 for each number, and the numbers. Thousands share their words."""

    words: str
    numbers: tuple[int, ...]

    @classmethod
    @lru_cache(maxsize=4096)  # the lines of a loop say the same thing over and over
    def of(cls, text: str) -> Self:
        """The sentence that some text is."""
        return cls(NUMBER.sub("0", text), tuple(map(int, NUMBER.findall(text))))

    def about(self, _move: Move | None) -> tuple[int, ...]:
        """The numbers between the words."""
        return self.numbers


class MoveSentence(NamedTuple):
    """A sentence whose numbers are those of a move: most are, and a film need not write them down once more."""

    words: str
    names: tuple[str, ...]

    @classmethod
    def of(cls, form: str) -> Self:
        """The sentence with a gap for each number, such as "from {start} to {end}"."""
        names = tuple(name for _, name, _, _ in Formatter().parse(form) if name is not None)
        return cls(form.format(**dict.fromkeys(names, 0)), names)

    def about(self, move: Move | None) -> tuple[int, ...]:
        """The numbers between the words, for a move."""
        return _numbers(self.names)(move)


@cache
def _numbers(names: tuple[str, ...]) -> Callable[[Move | None], tuple[int, ...]]:
    """A function that reads these numbers of a move: it is called thousands of times for a film."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda move: tuple(
        [getattr(move, name) for name in names]
    )  # attrgetter returns no tuple if there is only one name


def spoken(sentence: Sentence | MoveSentence, move: Move | None = None) -> str:
    """A sentence put together."""
    first, *rest = sentence.words.split("0")
    return first + "".join(f"{number}{words}" for number, words in zip(sentence.about(move), rest, strict=True))


class Words(NamedTuple):
    """The sentences and the labels of a film, fitted to what waits in it."""

    sentences: Mapping[str, str]
    labels: Mapping[str, str]

    def counted(self, noun: str, number: int) -> str:
        """A number with its noun: "1 roll" or "4 rolls"."""
        return self.sentences[f"{noun}.one" if number == 1 else f"{noun}.many"].format(number=f"{number:,}")

    def sentence(self, name: str, **values: object) -> Sentence:
        """A sentence with values put into it."""
        return Sentence.of(self.sentences[name].format(**values))


@cache
def words_for(waiting: str) -> Words:
    """The words of a film where what waits has this label: a queue, a stack, a heap, or just what waits."""
    sentences, labels = OTHERWISE.get(waiting, ({}, {}))
    return Words(SENTENCES | sentences, LABELS | {"queue": LABELS.get(waiting, waiting)} | labels)


WORDS = Words(SENTENCES, LABELS)  # of a queue
