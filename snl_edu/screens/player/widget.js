// The player in a notebook.

import { render } from "./render.js";

export default { render };
