// The player in a notebook.

import { render } from "./player.js";

export default { render };
