// The board of every game that has none of its own in the page: drawn from areas that the game describes.
import type { Furniture, GenericView } from "./table";
import type { GamePage } from "../../table/contract";
import { Board } from "./board";
import { Player } from "./player";
import { Results } from "./results";
import "./style.css";

const generic: GamePage<GenericView, Furniture> = { Board, Player, Results, chapter: () => "" };
export default generic;
