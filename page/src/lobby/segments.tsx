// One of a few: radio buttons side by side.
import { useId } from "preact/hooks";
import { Icon, type IconName } from "../art/icons";

interface Props<Value> {
  of: readonly { value: Value; title: string; icon?: IconName }[];
  chosen: Value;
  choose: (value: Value) => void;
}

/** Stands in a fieldset, whose legend says what is chosen. */
export function Segments<Value extends string | number>({ of, chosen, choose }: Props<Value>) {
  const group = useId();
  return (
    <div class="segments">
      {of.map(({ value, title, icon }) => (
        <label key={value}>
          <input type="radio" name={group} checked={value === chosen} onChange={() => choose(value)} />
          <span>{icon && <Icon name={icon} size={18} />}{title}</span>
        </label>
      ))}
    </div>
  );
}
