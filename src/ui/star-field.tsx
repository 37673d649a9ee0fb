import { Star } from "lucide-react";
import { useId } from "react";
import type { FormResult } from "./form-result.ts";

type Props = { label: string; name: string; defaultValue?: number; result?: FormResult };

const STARS = [1, 2, 3, 4, 5];

/** One to five stars; a group of radio buttons underneath. */
export function StarField({ label, name, defaultValue, result }: Props) {
  const errorId = useId();
  const error = result?.fields?.[name];
  const chosen = Number(result?.values?.[name] ?? defaultValue);
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid gap-1">
      <legend className="font-medium">{label}</legend>
      <div className="flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="flex size-11 cursor-pointer items-center justify-center rounded-md text-line-strong has-checked:text-ember has-checked:[&_svg]:fill-current has-focus-visible:outline-3 has-focus-visible:outline-sea [&:has(~label_:checked)]:text-ember [&:has(~label_:checked)_svg]:fill-current"
          >
            <input type="radio" name={name} value={stars} required defaultChecked={chosen === stars} className="sr-only" />
            <Star aria-hidden className="size-6" />
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
