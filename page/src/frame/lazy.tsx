// A part of the page that is fetched when it is first needed.
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Trouble } from "../net/api";
import { FRAME } from "../words/frame";
import { speaker } from "../words/speak";
import { Complaint } from "./complaint";

const say = speaker(FRAME);

/** `const Rules = lazy(() => import("…").then((m) => m.RulesPage))` */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const state = useSignal<"waiting" | "here" | "failed">(part ? "here" : "waiting");
    useEffect(() => {
      load().then((loaded) => ((part = loaded), (state.value = "here")), () => (state.value = "failed"));
    }, []);
    if (state.value === "failed") return <Complaint trouble={new Trouble("offline", say("failed"))} again={() => location.reload()} />;
    const Part = part;
    return state.value === "here" && Part ? <Part {...props} /> : <p class="waiting" role="status">{say("loading")}</p>;
  };
}
