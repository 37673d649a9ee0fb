import { useEffect, useMemo, useRef, useState } from "react";
import { Form, href } from "react-router";
import { LinkButton, SubmitButton } from "../../ui/button.tsx";
import { Checkbox, FieldMarks } from "../../ui/forms/field.tsx";
import type { FormResult } from "../../ui/forms/form-result.ts";
import { FormMessage } from "../../ui/notice.tsx";
import { Section } from "../../ui/page/page-heading.tsx";
import type { ListingType } from "../listings/index.ts";
import { ListingSections, valuesForNew } from "../listings/parts.ts";
import { ImportPackages } from "./packages/import-packages.tsx";
import { ImportPhotos } from "./import-photos.tsx";
import type { ImportPreview } from "./import.schema.ts";
import { fieldInWords, valueInWords } from "./import-words.ts";

type Props = { preview: ImportPreview; styleUrl: string | null | undefined; result: FormResult | undefined };

const MARKS = {
  found: <span className="text-sm font-normal text-muted">Found</span>,
  guessed: <span className="text-sm font-medium text-ember-text">Our guess: please check</span>,
  missing: <span className="text-sm font-medium text-brick">Missing</span>,
};

const NO_NIGHTS = <span className="text-sm font-normal text-muted">Empty: sold by packages alone</span>;

/** A new listing as the page describes it, to be looked over, changed and saved. */
export function ImportForm({ preview, styleUrl, result }: Props) {
  const { values, marks, pictures } = preview;
  const [type, setType] = useState<ListingType>(values.type === "boat" ? "boat" : "property");
  const first = useMemo(() => firstValues(preview), [preview]);
  const shown = useMemo(() => marksOf(preview), [preview]);
  const outcome = useMemo(() => result && { ...result, values: {} }, [result]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (result?.ok === false) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [result]);
  const guessed = Object.keys(marks).filter((name) => marks[name] === "guessed");
  return (
    <Form ref={form} method="post" preventScrollReset noValidate className="grid gap-6" aria-label="Imported listing">
      <input type="hidden" name="importId" value={preview.id} />
      <FieldMarks value={shown}>
        <ListingSections
          type={type}
          values={first}
          result={outcome}
          styleUrl={styleUrl}
          hasOwnAmenities
          onType={setType}
          onMove={() => {}}
        />
      </FieldMarks>
      {type === "boat" && preview.packages.length > 0 && <ImportPackages packages={preview.packages} values={values} result={outcome} />}
      <ImportPhotos pictures={pictures} />
      {guessed.length > 0 && <Guesses guessed={guessed} values={values} result={result} />}
      <Section title="Before you import" id="before">
        <Checkbox label="This listing is mine, and I may use its text and photos." name="isMine" required />
        {result?.fields?.isMine && <p className="text-sm font-medium text-brick">{result.fields.isMine}</p>}
        <FormMessage result={result} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="publish" busy="Importing...">
            Import Listing
          </SubmitButton>
          <LinkButton look="quiet" to={href("/host/migration")}>
            Start Over
          </LinkButton>
        </div>
      </Section>
    </Form>
  );
}

function marksOf({ marks, packages }: ImportPreview) {
  const shown = Object.fromEntries(Object.entries(marks).map(([name, mark]) => [name, MARKS[mark]]));
  return packages.length > 0 && marks["nightlyPriceCents"] === "missing" ? { ...shown, nightlyPriceCents: NO_NIGHTS } : shown;
}

/** What is missing is left empty, so that nobody saves a number that nobody gave. */
function firstValues({ values, marks }: ImportPreview): Record<string, string> {
  const missing = Object.entries(marks).filter(([name, mark]) => mark === "missing" && !name.endsWith("Time"));
  return {
    ...valuesForNew(values.type === "boat" ? "boat" : "property"),
    ...Object.fromEntries(missing.map(([name]) => [name, ""])),
    ...values,
  };
}

type GuessesProps = { guessed: string[]; values: Record<string, string>; result: FormResult | undefined };

function Guesses({ guessed, values, result }: GuessesProps) {
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (name: string) => {
    const next = new Set(confirmed);
    if (!next.delete(name)) next.add(name);
    setConfirmed(next);
  };
  return (
    <Section title="Is this right?" id="guesses">
      <p className="text-muted">We couldn't tell these for sure. Change them above, or confirm them here.</p>
      <input type="hidden" name="confirmed" value={[...confirmed].join("\n")} />
      <ul className="grid gap-1">
        {guessed.map((name) => (
          <li key={name}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 wrap-anywhere">
              <input type="checkbox" checked={confirmed.has(name)} onChange={() => toggle(name)} className="size-5 shrink-0 accent-sea" />
              <span>
                <span className="font-medium">{fieldInWords(name)}:</span> {valueInWords(name, values[name] ?? "")}
                {result?.fields?.[name] && <span className="block text-sm font-medium text-brick">{result.fields[name]}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Section>
  );
}
