// How large tiles are drawn. Text on them is never smaller than can be read: where it would be, a sign stands alone.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { R } from "./hex";

const READABLE = 11.3; // pixels

/** Everything; without what words say; or only that a house stands there. */
export type Detail = "full" | "small" | "tiny";

/** Pixels for a unit of the drawing. */
export const Scale = createContext(1);

/** The scale at which a tile is so wide. */
export const scaleOf = (width: number) => width / (2 * R);

export const detailAt = (scale: number): Detail => (scale >= 0.6 ? "full" : scale >= 0.34 ? "small" : "tiny");

/** The smallest size of letters, in units of the drawing. */
export const leastAt = (scale: number) => READABLE / scale;

export const useDetail = () => detailAt(useContext(Scale));

export const useLeast = () => leastAt(useContext(Scale));
