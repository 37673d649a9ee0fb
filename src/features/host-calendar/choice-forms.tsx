import type { ReactNode } from "react";
import { Form } from "react-router";
import { dollarsOf } from "../../platform/words/dollars.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/forms/field.tsx";
import { type FormResult, resultFor } from "../../ui/forms/form-result.ts";
import type { Days } from "../availability/index.ts";
import type { CalendarDay } from "./calendar-days.ts";

/** The same forms with more or less room. */
export const ROOMY = {
  form: "gap-4",
  titled: "border-t border-line pt-5",
  untitled: "pt-2",
  dates: "grid-cols-2",
  note: "",
  buttons: "gap-3",
  size: undefined,
  reason: { hint: "Only you can see it." },
} as const;
export const DENSE = {
  form: "gap-3",
  titled: "border-t border-line pt-4",
  untitled: "",
  dates: "",
  note: "text-sm",
  buttons: "gap-2",
  size: "small",
  reason: { placeholder: "Only you can see it" },
} as const;

/** What is known about the selected nights. Those that aren't shown may be anything. */
export type ChoiceFacts = ReturnType<typeof factsOf> & {
  look: typeof ROOMY | typeof DENSE;
  choice: Days | null;
  /** The first day that can be chosen, if the field says so. */
  today?: string;
  /** The listings that are chosen, with commas between; null where a form asks for one. */
  listingIds: string | null;
  listingOptions: { value: string; label: string }[];
  result: FormResult | undefined;
  bookedNote: string | null;
};

/** By a guest of ours, who may still be paying, or as the host entered it. */
export const isBooked = ({ held }: CalendarDay): boolean =>
  held === "booking" || held === "manual" || held === "hours" || held === "checkout";

export function factsOf(days: CalendarDay[], isWhole: boolean, basePriceCents: number) {
  const some = (holds: (day: CalendarDay) => boolean) => !isWhole || days.some(holds);
  return {
    hasFree: some((day) => !isBooked(day)),
    mayBeBlocked: some(({ held }) => held === "block"),
    mayBePriced: some(({ hasOwnPrice }) => hasOwnPrice),
    mayHaveMinimum: some(({ ownMinimum }) => ownMinimum !== null),
    reason: days.find(({ held }) => held === "block")?.reason ?? "",
    priceCents: days[0]?.priceCents ?? basePriceCents,
    minimum: days.find(({ ownMinimum }) => ownMinimum !== null)?.ownMinimum ?? null,
  };
}

export function BlockForm(facts: ChoiceFacts) {
  const { look, result, bookedNote, hasFree, mayBeBlocked, reason } = facts;
  return (
    <ChoiceForm {...facts} title="Availability" intents={["block", "block-around", "unblock"]}>
      {bookedNote && <p className={`text-muted ${look.note}`}>{bookedNote}</p>}
      {hasFree && (
        <TextField
          key={reason}
          label="Reason"
          name="reason"
          maxLength={200}
          defaultValue={reason}
          autoComplete="off"
          {...look.reason}
          result={resultFor(result, "block") ?? resultFor(result, "block-around")}
        />
      )}
      {(hasFree || mayBeBlocked) && (
        <div className={`flex flex-wrap ${look.buttons}`}>
          {hasFree && (
            <SubmitButton size={look.size} intent={bookedNote ? "block-around" : "block"} busy="Blocking...">
              {bookedNote ? "Block the free days" : "Block"}
            </SubmitButton>
          )}
          {mayBeBlocked && (
            <SubmitButton size={look.size} intent="unblock" look="quiet" busy="Unblocking...">
              Unblock
            </SubmitButton>
          )}
        </div>
      )}
    </ChoiceForm>
  );
}

export function PriceForm({ hint, ...facts }: ChoiceFacts & { hint?: string }) {
  const { look, result, priceCents, mayBePriced } = facts;
  return (
    <ChoiceForm {...facts} title="Price" intents={["price", "clear"]}>
      <PriceField label="Price per night" name="price" cents={priceCents} hint={hint} result={resultFor(result, "price")} />
      <div className={`flex flex-wrap ${look.buttons}`}>
        <SubmitButton size={look.size} intent="price" busy="Saving...">
          Set price
        </SubmitButton>
        {mayBePriced && (
          <SubmitButton size={look.size} intent="clear" look="quiet" busy="Clearing...">
            Clear price
          </SubmitButton>
        )}
      </div>
    </ChoiceForm>
  );
}

/** The shortest stay that can begin on the selected days. */
export function MinimumForm(facts: ChoiceFacts) {
  const { result, minimum, mayHaveMinimum } = facts;
  return (
    <ChoiceForm {...facts} title="Minimum stay" intents={["minimum", "clear-minimum"]}>
      <TextField
        key={minimum}
        label="Minimum nights"
        name="nights"
        type="number"
        inputMode="numeric"
        min={1}
        max={365}
        step={1}
        required
        defaultValue={minimum ?? undefined}
        hint="For stays that start on these days."
        result={resultFor(result, "minimum")}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="small" intent="minimum" busy="Saving...">
          Set minimum
        </SubmitButton>
        {mayHaveMinimum && (
          <SubmitButton size="small" intent="clear-minimum" look="quiet" busy="Clearing...">
            Use your rules
          </SubmitButton>
        )}
      </div>
    </ChoiceForm>
  );
}

type FormProps = Pick<ChoiceFacts, "look" | "choice" | "today" | "listingIds" | "listingOptions" | "result"> & {
  title?: string;
  intents: string[];
  children: ReactNode;
};

/** Submits the selected nights; without scripts it has fields for them. */
export function ChoiceForm({ look, title, choice, today, listingIds, listingOptions, result, intents, children }: FormProps) {
  const own = result && intents.includes(result.intent) ? result : undefined;
  return (
    <Form method="post" preventScrollReset noValidate className={`grid ${look.form} ${title ? look.titled : look.untitled}`}>
      {title && <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>}
      {listingIds !== null && <input type="hidden" name="listingIds" value={listingIds} />}
      <div className={`hidden gap-3 without-script:grid ${look.dates}`}>
        {listingIds === null && (
          <SelectField label="Listing" name="listingIds" result={own} defaultValue={own?.values?.["listingIds"]} options={listingOptions} />
        )}
        <TextField label="First day" name="first" type="date" min={today} required result={own} defaultValue={choice?.first} />
        <TextField label="Last day" name="last" type="date" min={today} required result={own} defaultValue={choice?.last} />
      </div>
      {children}
    </Form>
  );
}

type PriceFieldProps = { label: string; name: string; cents: number; hint?: string; result: FormResult | undefined };

export const PriceField = ({ cents, ...rest }: PriceFieldProps) => (
  <TextField key={cents} {...rest} type="number" inputMode="decimal" min={0} step={0.01} required defaultValue={dollarsOf(cents)} />
);
