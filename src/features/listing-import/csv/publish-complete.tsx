import { Form } from "react-router";
import { countOf } from "../../../platform/words/counts.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { Section } from "../../../ui/page/page-heading.tsx";
import { fieldInWords } from "../import-words.ts";
import type { ImportFileView } from "./csv.schema.ts";

type Props = { file: ImportFileView; result: FormResult | undefined };

/** Publishes all complete rows at once. What we guessed is confirmed once for all of them. */
export function PublishComplete({ file: { id, complete }, result }: Props) {
  const error = result?.ok === false ? result.fields?.isMine : undefined;
  return (
    <Section title="Import all that are complete" id="complete">
      <p>
        {complete.rows === 1 ? "1 row has" : `${countOf(complete.rows, "row")} have`} everything that a listing needs. We can publish{" "}
        {complete.rows === 1 ? "it" : "them"} without a look at each.
      </p>
      <Form method="post" action={`?file=${id}`} className="grid gap-5">
        {complete.guesses.length > 0 && (
          <fieldset className="grid gap-3">
            <legend className="mb-3 font-semibold">The file doesn't say these, so we guessed. Tick what's right:</legend>
            {complete.guesses.map(({ field, rows, value }) => (
              <Checkbox key={field} name={`confirm-${field}`} label={fieldInWords(field)} hint={`${value} (${countOf(rows, "row")})`} />
            ))}
            <p className="text-sm text-muted">Rows with a guess that you don't tick stay here.</p>
          </fieldset>
        )}
        <div className="grid gap-1.5">
          <Checkbox
            name="isMine"
            label="These listings are mine, and I may publish their texts and photos."
            aria-invalid={error ? true : undefined}
          />
          {error && <p className="text-sm font-medium text-brick">{error}</p>}
        </div>
        <div>
          <SubmitButton intent="publish">Import complete rows</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
