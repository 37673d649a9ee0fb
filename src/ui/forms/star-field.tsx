import { Star } from "../icons/index.ts";
import { useId } from "react";
import { fieldMessage, type FormResult } from "./form-result.ts";

type Props = { label: string; name: string; defaultValue?: number; result?: FormResult };

const STARS = [1, 2, 3, 4, 5];

/** One to five stars; a group of radio buttons underneath. */
export function StarField({ label, name, defaultValue, result }: Props) {
  const errorId = useId();
  const error = fieldMessage(result, name);
  const chosen = Number(result?.values?.[name] ?? defaultValue);
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      className="grid scroll-mt-24 gap-1"
    >
      <legend className="font-medium">{label}</legend>
      {/* Sent where no star is chosen, so that the answer says what is missing. */}
      <input type="hidden" name={name} value="" />
      <div className="-ml-1 flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="flex h-11 w-10 cursor-pointer items-center justify-center rounded-md text-line-strong has-checked:text-ember has-checked:[&_svg]:fill-current has-focus-visible:outline-3 has-focus-visible:outline-sea [&:has(~label_:checked)]:text-ember [&:has(~label_:checked)_svg]:fill-current"
          >
            <input type="radio" name={name} value={stars} required defaultChecked={chosen === stars} className="sr-only scroll-mt-32" />
            <Star aria-hidden className="size-7" />
            <span className="sr-only">{stars === 1 ? "1 star" : `${stars} stars`}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="text-sm font-medium text-brick">
          {error}
        </p>
      )}
    </fieldset>
  );
}
