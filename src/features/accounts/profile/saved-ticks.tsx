import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";

type Props<T extends string> = {
  legend: string;
  /** The intent that the page's action knows this form by. */
  intent: string;
  options: readonly T[];
  labelOf?: (option: T) => string;
  chosen: readonly T[];
  /** Of the form without scripts. */
  result: FormResult | undefined;
};

/** Pills that are saved as they are tapped; without scripts, by a button. */
export function SavedTicks<T extends string>({ legend, intent, options, labelOf = String, chosen, result }: Props<T>) {
  const fetcher = useFetcher<FormResult>();
  const [wanted, setWanted] = useState<readonly T[] | null>(null);
  const [unsaved, setUnsaved] = useState(0);
  const line = useRef(Promise.resolve());
  const isFailed = unsaved === 0 && fetcher.data?.ok === false;
  // What was tapped stands until the server refuses it: the page's own data may arrive a moment after the answer.
  const ticked = isFailed ? chosen : (wanted ?? chosen);
  const answer = fetcher.data ?? result;

  // One after the other, so that what was tapped last is what stays.
  const send = async (next: readonly T[]) => {
    const fields = { intent, ...Object.fromEntries(next.map((each) => [each, "on"])) };
    setUnsaved((count) => count + 1);
    await (line.current = line.current.then(() => fetcher.submit(fields, { method: "post" })));
    setUnsaved((count) => count - 1);
  };
  const change = (option: T, isOn: boolean) => {
    const next = options.filter((each) => (each === option ? isOn : ticked.includes(each)));
    setWanted(next);
    void send(next);
  };

  return (
    <fetcher.Form method="post" className="grid gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{legend}</legend>
        {options.map((option) => (
          <label
            key={option}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-mid bg-paper px-4 transition-colors duration-150 hover:border-ink has-checked:border-sea has-checked:bg-sea-wash has-checked:font-semibold has-checked:text-sea has-focus-visible:outline-3 has-focus-visible:outline-sea"
          >
            <input
              type="checkbox"
              name={option}
              checked={ticked.includes(option)}
              onChange={({ target }) => change(option, target.checked)}
              className="sr-only"
            />
            {labelOf(option)}
          </label>
        ))}
      </fieldset>
      <p role={isFailed ? "alert" : "status"} className={`min-h-6 text-sm font-medium ${isFailed ? "text-brick" : "text-moss"}`}>
        {unsaved === 0 ? answer?.message : "Saving..."}
      </p>
      <div className="hidden without-script:block">
        <Button type="submit" look="quiet" name="intent" value={intent}>
          Save
        </Button>
      </div>
    </fetcher.Form>
  );
}
