import { Form } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { CountedText } from "../../../ui/forms/counted-text.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { DefaultSubmit } from "../../../ui/forms/rows/default-submit.tsx";
import { useArrangedForm } from "../../../ui/forms/rows/use-arranged-form.ts";
import { FormMessage, Notice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/page/page-heading.tsx";
import type { ListingType } from "../../listings/index.ts";
import { guideWords, OPENING_WORDS } from "../arrival-words.ts";
import { LONGEST_CODE, LONGEST_MANUAL, LONGEST_PARKING, MOST_CHECK_OUT_LINES, OPENINGS } from "../arrival.rules.ts";
import type { ArrivalGuide } from "../arrival.schema.ts";
import { StepRows } from "./step-rows.tsx";
import { valuesOfGuide } from "./typed-guide.ts";

type Props = { listing: { id: string; type: ListingType }; guide: ArrivalGuide; result: FormResult | undefined };

/** All of a listing's arrival guide, saved at once. */
export function GuideForm({ listing, guide, result: last }: Props) {
  const { form, formKey, values, added, result } = useArrangedForm(valuesOfGuide(guide), last?.intent === "save" ? last : undefined);
  const words = guideWords(listing.type);
  const saved = last?.intent === "save" && last.ok ? last : result;
  const code = { maxLength: LONGEST_CODE, autoComplete: "off", spellCheck: false, result };
  return (
    <Form ref={form} key={formKey || guide.version} method="post" preventScrollReset className="grid gap-6">
      <DefaultSubmit />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="version" value={guide.version} />
      <FormMessage result={saved} />
      {guide.hasLostCodes && (
        <Notice tone="attention">
          We can't read the codes of this guide anymore. Please enter the door code and the Wi-Fi password again.
        </Notice>
      )}
      <Section title="When guests see it" id="opens">
        <SelectField
          label="Show the guide"
          name="opens"
          defaultValue={values["opens"]}
          options={OPENINGS.map((value) => ({ value, label: OPENING_WORDS[value] }))}
          hint="Days before check-in count from check-in time at the listing. The guide closes the day after check-out."
          result={result}
        />
      </Section>
      <Section title={words.steps} id="steps">
        <StepRows listingId={listing.id} words={words} values={values} isAdding={added !== null} result={result} />
      </Section>
      <Section title="Codes and Wi-Fi" id="codes">
        <p className="text-muted">Stored encrypted. Guests see them only while the guide is open, never in an email.</p>
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <TextField label={words.doorCode} name="door" defaultValue={values["door"]} {...code} />
          <TextField label="Wi-Fi name" name="wifiName" defaultValue={values["wifiName"]} {...code} />
          <TextField label="Wi-Fi password" name="wifiKey" defaultValue={values["wifiKey"]} {...code} />
        </div>
      </Section>
      <Section title={words.parking} id="parking">
        <CountedText
          label={words.parkingHint}
          name="parking"
          rows={3}
          most={LONGEST_PARKING}
          defaultValue={values["parking"]}
          result={result}
        />
      </Section>
      <Section title={words.manual} id="manual">
        <CountedText
          label={words.manualHint}
          name="manual"
          rows={10}
          most={LONGEST_MANUAL}
          defaultValue={values["manual"]}
          result={result}
        />
        <p className="text-sm text-muted">Use ## for a heading, - for a list and **bold** for bold text.</p>
      </Section>
      <Section title={words.checkOut} id="check-out">
        <TextArea
          label="Check-out list"
          name="checkOut"
          rows={5}
          placeholder={words.checkOutExample}
          defaultValue={values["checkOut"]}
          hint={`One thing on each line, up to ${MOST_CHECK_OUT_LINES}`}
          result={result}
        />
      </Section>
      <div className="sticky bottom-(--bottom-bar) z-10 -mx-4 border-t border-line bg-sand px-4 py-3 sm:mx-0 sm:px-0">
        <SubmitButton busy="Saving...">Save guide</SubmitButton>
      </div>
    </Form>
  );
}
