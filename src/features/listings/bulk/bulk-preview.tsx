import { ArrowRight } from "../../../ui/icons/index.ts";
import { Form } from "react-router";
import { countOf } from "../../../platform/words/counts.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import { FormKey } from "../../../ui/forms/form-key.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { Section } from "../../../ui/page/page-heading.tsx";
import type { BulkEditPreview } from "./bulk-edit.schema.ts";

type Props = {
  /** The fields that are sent again to save it. */
  edit: Readonly<Record<string, string | number | readonly string[] | null>>;
  preview: BulkEditPreview;
  formKey: string;
  result: FormResult | undefined;
  intent?: string;
  /** What else there is to say. */
  note?: string | undefined;
};

/** What a bulk edit would change, and the button that does it. */
export function BulkPreview({ edit, preview: { listings, unchanged }, formKey, result, intent = "save", note }: Props) {
  const rest = unchanged > 0 ? ` ${countOf(unchanged, "listing")} already ${unchanged === 1 ? "matches" : "match"} and won't change.` : "";
  if (listings.length === 0)
    return (
      <Section title="Nothing to change" id={`bulk-preview-${intent}`}>
        <p>All of the listings already match. {note}</p>
      </Section>
    );
  return (
    <Section title={`${countOf(listings.length, "listing")} will change`} id={`bulk-preview-${intent}`}>
      <p className="text-muted">
        You can undo this for an hour.{rest} {note}
      </p>
      <ul className="divide-y divide-line rounded-md border border-line">
        {listings.map(({ listingId, title, changes }) => (
          <li key={listingId} className="grid gap-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
            <h3 className="font-sans text-base font-semibold wrap-anywhere">{title}</h3>
            <dl className="grid gap-1">
              {changes.map(({ what, from, to }) => (
                <div key={what} className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
                  <dt className="text-muted">{what}:</dt>
                  <dd className="numbers flex min-w-0 flex-wrap items-baseline gap-x-2">
                    {from && <del className="text-muted">{from}</del>}
                    {from && to && <ArrowRight aria-label="becomes" className="size-4 self-center" />}
                    {to && <ins className="font-medium no-underline">{to}</ins>}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <Form method="post" preventScrollReset>
        {Object.entries(edit).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={typeof value === "object" ? (value ?? []).join("\n") : value} />
        ))}
        <FormKey value={formKey} result={result} />
        <SubmitButton intent={intent} busy="Saving...">
          Save changes to {countOf(listings.length, "listing")}
        </SubmitButton>
      </Form>
    </Section>
  );
}
