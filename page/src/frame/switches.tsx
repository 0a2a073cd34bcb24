// Language, colours and sound.
import { Icon } from "../art/icons";
import { lang, mute, paint, sound, speak, theme } from "../settings";
import { FRAME } from "../words/frame";
import { speaker } from "../words/speak";

const say = speaker(FRAME);

export function Switches() {
  const other = lang.value === "en" ? "ru" : "en";
  const isDark = theme.value === "dark";
  const colours = say(isDark ? "to_light" : "to_dark");
  const noise = say(sound.value ? "to_mute" : "to_sound");
  return (
    <div class="switches">
      <button type="button" class="button quiet" lang={other} onClick={() => speak(other)}>{say("other_language")}</button>
      <button type="button" class="button quiet round" aria-label={colours} title={colours} onClick={() => paint(isDark ? "light" : "dark")}>
        <Icon name={isDark ? "sun" : "moon"} />
      </button>
      <button type="button" class="button quiet round" aria-label={noise} title={noise} onClick={() => mute(sound.value)}>
        <Icon name={sound.value ? "loud" : "mute"} />
      </button>
    </div>
  );
}
