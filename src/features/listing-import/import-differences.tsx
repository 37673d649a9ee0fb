import { useState } from "react";
import { Form, href } from "react-router";
import { LinkButton, SubmitButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/forms/field.tsx";
import type { FormResult } from "../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../ui/notice.tsx";
import { Section } from "../../ui/page/page-heading.tsx";
import type { ImportDifference } from "./import.schema.ts";
import { fieldInWords, valueInWords } from "./import-words.ts";

type Props = { importId: string; differences: ImportDifference[]; result: FormResult | undefined };

/** A listing that was imported before: what its page says now, field by field. What the host edited stays unless they say otherwise. */
export function ImportDifferences({ importId, differences, result }: Props) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(differences.filter(({ wasEdited }) => !wasEdited).map(({ field }) => field)),
  );
  const choose = (field: string, isTaken: boolean) => {
    const next = new Set(taken);
    if (isTaken) next.add(field);
    else next.delete(field);
    setTaken(next);
  };
  if (differences.length === 0)
    return (
      <div className="grid gap-4">
        <Notice tone="good">Your listing already says what the page says.</Notice>
        <div>
          <LinkButton to={href("/host/migration")}>Start Over</LinkButton>
        </div>
      </div>
    );
  return (
    <Form method="post" preventScrollReset className="grid gap-6" aria-label="Changes on the page">
      <input type="hidden" name="importId" value={importId} />
      <input type="hidden" name="take" value={[...taken].join("\n")} />
      <Section title="You've imported this listing before" id="differences">
        <p className="text-muted">Choose what to keep. Your photos stay as they are.</p>
        {differences.map((difference) => (
          <Difference key={difference.field} {...difference} isTaken={taken.has(difference.field)} onChoose={choose} />
        ))}
        {result?.fields && (
          <ul className="text-sm font-medium text-brick">
            {Object.entries(result.fields).map(([field, message]) => (
              <li key={field}>
                {fieldInWords(field)}: {message}
              </li>
            ))}
          </ul>
        )}
        <Checkbox label="This listing is mine, and I may use its text and photos." name="isMine" required />
        <FormMessage result={result} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="update" busy="Saving...">
            Update Listing
          </SubmitButton>
          <LinkButton look="quiet" to={href("/host/migration")}>
            Cancel
          </LinkButton>
        </div>
      </Section>
    </Form>
  );
}

type DifferenceProps = ImportDifference & { isTaken: boolean; onChoose(field: string, isTaken: boolean): void };

function Difference({ field, yours, page, wasEdited, isTaken, onChoose }: DifferenceProps) {
  const choices = [
    { isPage: false, label: wasEdited ? "Yours, which you edited" : "Yours", value: yours },
    { isPage: true, label: "On the page now", value: page },
  ];
  return (
    <fieldset className="grid gap-2 border-t border-line pt-4">
      <legend className="float-left pt-4 font-semibold">{fieldInWords(field)}</legend>
      <div className="clear-both grid gap-3 sm:grid-cols-2">
        {choices.map(({ isPage, label, value }) => (
          <label
            key={label}
            className="flex cursor-pointer gap-3 rounded-md border border-line-mid px-4 py-3 hover:border-ink has-checked:border-sea has-checked:bg-sea-wash has-focus-visible:outline-3 has-focus-visible:outline-sea"
          >
            <input
              type="radio"
              name={`choice-${field}`}
              checked={isTaken === isPage}
              onChange={() => onChoose(field, isPage)}
              className="mt-0.5 size-5 shrink-0 accent-sea"
            />
            <span className="min-w-0 wrap-anywhere whitespace-pre-line">
              <span className="block text-sm text-muted">{label}</span>
              {valueInWords(field, value)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
