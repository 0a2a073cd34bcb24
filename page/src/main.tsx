// The page begins here. Style first: what the parts bring comes after it, and so may change it.
import "./style/tokens.css";
import "./style/base.css";
import "./style/art.css";
import { render } from "preact";
import { App } from "./app";

render(<App />, document.getElementById("page")!);
