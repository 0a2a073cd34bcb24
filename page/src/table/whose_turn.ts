// Whose turn it is, in a sentence. It may be that of several people at once.
import type { Scene } from "../wire/protocol";
import { speaker, together } from "../words/speak";
import { TABLE } from "../words/table";

const say = speaker(TABLE);

const toAct = (scene: Scene) => scene.seats.flatMap((s, seat) => (s.to_act && seat !== scene.seat ? [s.name] : []));

/** For those who are not asked. */
export function waitingFor(scene: Scene): string {
  if (scene.status === "over") return say("game_over");
  if (scene.status === "aborted") return say("aborted");
  const names = toAct(scene);
  return names.length ? say("waiting_for", { names: together(names) }) : say("waiting");
}

/** For the head of the page. */
export function whoseTurn(scene: Scene): string {
  if (scene.status !== "running") return "";
  if (scene.asked) return say(scene.asked.out_of_turn ? "you_react" : "your_turn");
  const names = toAct(scene);
  return names.length > 1 ? say("turn_of_several", { names: together(names) }) : names[0] ? say("turn_of", { name: names[0] }) : "";
}
