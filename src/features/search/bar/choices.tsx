import { useId } from "react";

type Props = {
  legend: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChoose(value: string): void;
};

/** One of a few, as chips. The form sends the choice elsewhere. */
export function Choices({ legend, value, choices, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-2 text-sm font-semibold">{legend}</legend>
      <div className="contents">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-mid bg-paper px-4 hover:border-ink has-checked:border-sea has-checked:bg-sea-wash has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
