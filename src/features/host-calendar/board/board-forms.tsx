import type { ReactNode } from "react";
import { Form } from "react-router";
import { countOf } from "../../../platform/words/counts.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/forms/field.tsx";
import { FormKey } from "../../../ui/forms/form-key.tsx";
import { type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import type { BoardChoice } from "./board.rules.ts";
import { PriceField } from "../month/day-forms.tsx";
import type { BoardListing } from "../host-calendar.schema.ts";
import { MinimumFields } from "../minimum-fields.tsx";

/** What is known about the selected nights. Those outside the shown weeks may be anything. */
export type BoardFacts = {
  choice: BoardChoice | null;
  formKey: string;
  listings: BoardListing[];
  result: FormResult | undefined;
  booked: number;
  hasFree: boolean;
  mayBeBlocked: boolean;
  mayBePriced: boolean;
  mayHaveMinimum: boolean;
  reason: string;
  priceCents: number;
  minimum: number | null;
};

export function BoardForms(facts: BoardFacts) {
  return (
    <>
      <BlockForm {...facts} />
      <div className="grid gap-4">
        <PriceForm {...facts} />
        <PercentForm {...facts} />
      </div>
      <MinimumForm {...facts} />
    </>
  );
}

function BlockForm(facts: BoardFacts) {
  const { result, booked, hasFree, mayBeBlocked, reason } = facts;
  return (
    <ChoiceForm {...facts} title="Availability" intents={["block", "block-around", "unblock"]}>
      {booked > 0 && (
        <p className="text-sm text-muted">
          {countOf(booked, "night is", "nights are")} booked. {!hasFree && "Select other dates to block."}
        </p>
      )}
      {hasFree && (
        <TextField
          key={reason}
          label="Reason"
          name="reason"
          maxLength={200}
          defaultValue={reason}
          autoComplete="off"
          placeholder="Only you can see it"
          result={resultFor(result, "block") ?? resultFor(result, "block-around")}
        />
      )}
      <Buttons>
        {hasFree && (
          <SubmitButton size="small" intent={booked > 0 ? "block-around" : "block"} busy="Blocking...">
            {booked > 0 ? "Block the free days" : "Block"}
          </SubmitButton>
        )}
        {mayBeBlocked && (
          <SubmitButton size="small" intent="unblock" look="quiet" busy="Unblocking...">
            Unblock
          </SubmitButton>
        )}
      </Buttons>
    </ChoiceForm>
  );
}

function PriceForm(facts: BoardFacts) {
  const { result, priceCents, mayBePriced } = facts;
  return (
    <ChoiceForm {...facts} title="Price" intents={["price", "clear"]}>
      <PriceField label="Price per night" name="price" cents={priceCents} result={resultFor(result, "price")} />
      <Buttons>
        <SubmitButton size="small" intent="price" busy="Saving...">
          Set price
        </SubmitButton>
        {mayBePriced && (
          <SubmitButton size="small" intent="clear" look="quiet" busy="Clearing...">
            Clear price
          </SubmitButton>
        )}
      </Buttons>
    </ChoiceForm>
  );
}

const PercentForm = (facts: BoardFacts) => (
  <ChoiceForm {...facts} intents={["percent"]}>
    <FormKey value={facts.formKey} result={resultFor(facts.result, "percent")} />
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <TextField
        label="Or change by %"
        name="percent"
        type="number"
        inputMode="text"
        min={-90}
        max={500}
        step={1}
        required
        placeholder="10 or -15"
        result={resultFor(facts.result, "percent")}
      />
      <SubmitButton size="small" look="quiet" intent="percent" busy="Saving...">
        Apply
      </SubmitButton>
    </div>
  </ChoiceForm>
);

const MinimumForm = (facts: BoardFacts) => (
  <ChoiceForm {...facts} title="Minimum stay" intents={["minimum", "clear-minimum"]}>
    <MinimumFields {...facts} />
  </ChoiceForm>
);

type FormProps = Pick<BoardFacts, "choice" | "listings" | "result"> & { title?: string; intents: string[]; children: ReactNode };

/** Submits the selected nights; without scripts it has fields for them. */
function ChoiceForm({ title, choice, listings, result, intents, children }: FormProps) {
  const own = result && intents.includes(result.intent) ? result : undefined;
  const all = listings.map(({ listing }) => listing.id).join(",");
  return (
    <Form method="post" preventScrollReset noValidate className={`grid gap-3 ${title ? "border-t border-line pt-4" : ""}`}>
      {title && <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>}
      {choice && <input type="hidden" name="listingIds" value={choice.listingIds.join(",")} />}
      <div className="hidden gap-3 without-script:grid">
        {!choice && (
          <SelectField
            label="Listing"
            name="listingIds"
            result={own}
            defaultValue={own?.values?.["listingIds"]}
            options={[
              ...listings.map(({ listing }) => ({ value: listing.id, label: listing.title })),
              ...(listings.length > 1 ? [{ value: all, label: `All ${countOf(listings.length, "listing")} shown` }] : []),
            ]}
          />
        )}
        <TextField label="First day" name="first" type="date" required result={own} defaultValue={choice?.first} />
        <TextField label="Last day" name="last" type="date" required result={own} defaultValue={choice?.last} />
      </div>
      {children}
    </Form>
  );
}

const Buttons = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap gap-2">{children}</div>;
