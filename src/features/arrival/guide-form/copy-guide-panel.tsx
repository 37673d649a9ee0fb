import { useId } from "react";
import { Form } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/forms/field.tsx";
import { fieldMessage, type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/page/page-heading.tsx";
import { listingBox } from "./copied-listings.ts";

type Props = { listings: { id: string; title: string }[]; result: FormResult | undefined };

/** Gives the saved guide to other listings of the host. */
export function CopyGuidePanel({ listings, result: last }: Props) {
  const id = useId();
  const result = resultFor(last, "copy");
  const error = fieldMessage(result, "listingIds");
  return (
    <Section title="Copy to other listings" id="copy">
      <p className="text-muted">Replaces the guide they have with this one, as you last saved it.</p>
      <FormMessage result={result} />
      <Form method="post" preventScrollReset className="grid gap-4">
        <input type="hidden" name="intent" value="copy" />
        <fieldset aria-describedby={error && id} className="grid max-h-72 gap-3 overflow-y-auto">
          <legend className="sr-only">Listings</legend>
          {listings.map((listing) => (
            <Checkbox key={listing.id} label={listing.title} name={listingBox(listing.id)} />
          ))}
        </fieldset>
        {error && (
          <p id={id} className="text-sm font-medium text-brick">
            {error}
          </p>
        )}
        <Checkbox label="Copy the codes and Wi-Fi, too" name="withCodes" hint="Else they keep their own" />
        <div>
          <SubmitButton look="quiet" busy="Copying...">
            Copy
          </SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
