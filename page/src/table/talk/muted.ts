// Whether phrases of others are shown: this browser remembers it.
import { signal } from "@preact/signals";
import { keep, kept } from "../../settings";

export const muted = signal(kept("kubrik.phrases") === "off");
export const muteOthers = (off: boolean) => ((muted.value = off), keep("kubrik.phrases", off ? "off" : "on"));
