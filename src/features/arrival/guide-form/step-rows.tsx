import { CountedText } from "../../../ui/forms/counted-text.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { ArrangeButton } from "../../../ui/forms/rows/arrange-button.tsx";
import { type FormValues, namedRows, rowsOf } from "../../../ui/forms/rows/form-rows.ts";
import type { GuideWords } from "../arrival-words.ts";
import { LONGEST_STEP, MOST_STEPS } from "../arrival.rules.ts";
import { StepPhoto } from "./step-photo.tsx";
import { STEPS } from "./typed-guide.ts";

type Props = { listingId: string; words: GuideWords; values: FormValues; isAdding: boolean; result: FormResult | undefined };

/** The steps in their order, with buttons that move them. An empty one is none. */
export function StepRows({ listingId, words, values, isAdding, result }: Props) {
  const filled = rowsOf(values, STEPS);
  const rows = isAdding || filled.length === 0 ? [...filled, {}] : filled;
  return (
    <>
      {namedRows(STEPS, rows).map(({ row, no, values: step }) => (
        <fieldset key={row} className="grid gap-4 rounded-md border border-line p-4">
          <legend className="px-1 font-semibold">Step {no + 1}</legend>
          <CountedText
            label="What to do"
            name={`${row}.text`}
            rows={2}
            most={LONGEST_STEP}
            placeholder={no === 0 ? words.stepExample : undefined}
            defaultValue={step["text"]}
            result={result}
          />
          <StepPhoto listingId={listingId} row={row} no={no} photoId={step["photoId"] ?? ""} />
          {no < filled.length && (
            <div className="flex flex-wrap gap-3">
              {no > 0 && <Move command={`up.steps.${no}`} label="Move up" no={no} />}
              {no < filled.length - 1 && <Move command={`down.steps.${no}`} label="Move down" no={no} />}
              <Move command={`remove.steps.${no}`} label="Remove" no={no} />
            </div>
          )}
        </fieldset>
      ))}
      {result?.fields?.["steps"] && <p className="text-sm font-medium text-brick">{result.fields["steps"]}</p>}
      {rows.length < MOST_STEPS && (
        <div>
          <ArrangeButton command="add.steps">Add a step</ArrangeButton>
        </div>
      )}
    </>
  );
}

const Move = ({ command, label, no }: { command: string; label: string; no: number }) => (
  <ArrangeButton command={command}>
    {label}
    <span className="sr-only"> step {no + 1}</span>
  </ArrangeButton>
);
