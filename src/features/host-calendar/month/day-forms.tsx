import { ChevronDown } from "../../../ui/icons/index.ts";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { monthDayInWords } from "../../../platform/words/day-words.ts";
import { dollarsOf } from "../../../platform/words/dollars.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import type { Days } from "../../availability/index.ts";
import type { CalendarDay } from "../calendar-days.ts";
import type { CalendarListing } from "../host-calendar.schema.ts";
import { MinimumFields } from "../minimum-fields.tsx";

/** What is known about the selected days. Days outside the shown month may be anything. */
export type DayFacts = {
  choice: Days | null;
  result: FormResult | undefined;
  listing: CalendarListing;
  today: string;
  taken: CalendarDay | null;
  /** Some of them aren't booked. */
  hasFree: boolean;
  mayBeBlocked: boolean;
  mayBePriced: boolean;
  reason: string;
  priceCents: number;
  /** The shortest stay that the first of them has of its own. */
  minimum: number | null;
  mayHaveMinimum: boolean;
};

export function BlockForm(facts: DayFacts) {
  const { result, reason, taken, hasFree, mayBeBlocked } = facts;
  return (
    <DayForm title="Availability" {...facts} intents={["block", "block-around", "unblock"]}>
      {taken && (
        <p className="text-muted">
          {monthDayInWords(taken.day)} is booked. {hasFree ? "You can block the free days around it." : "Select other dates to block."}
        </p>
      )}
      {hasFree && (
        <TextField
          key={reason}
          label="Reason"
          name="reason"
          maxLength={200}
          defaultValue={reason}
          hint="Only you can see it."
          autoComplete="off"
          result={resultFor(result, "block") ?? resultFor(result, "block-around")}
        />
      )}
      {(hasFree || mayBeBlocked) && (
        <Buttons>
          {hasFree && (
            <SubmitButton intent={taken ? "block-around" : "block"} busy="Blocking...">
              {taken ? "Block the free days" : "Block"}
            </SubmitButton>
          )}
          {mayBeBlocked && (
            <SubmitButton intent="unblock" look="quiet" busy="Unblocking...">
              Unblock
            </SubmitButton>
          )}
        </Buttons>
      )}
    </DayForm>
  );
}

export function PriceForm(facts: DayFacts) {
  const { result, priceCents, listing, mayBePriced } = facts;
  return (
    <DayForm title="Price" {...facts} intents={["price", "clear"]}>
      <PriceField
        label="Price per night"
        name="price"
        cents={priceCents}
        hint={`Base price ${formatMoney(money(listing.nightlyPriceCents))}`}
        result={resultFor(result, "price")}
      />
      <Buttons>
        <SubmitButton intent="price" busy="Saving...">
          Set price
        </SubmitButton>
        {mayBePriced && (
          <SubmitButton intent="clear" look="quiet" busy="Clearing...">
            Clear price
          </SubmitButton>
        )}
      </Buttons>
    </DayForm>
  );
}

export const MinimumForm = (facts: DayFacts) => (
  <DayForm title="Minimum stay" {...facts} intents={["minimum", "clear-minimum"]}>
    <MinimumFields {...facts} />
  </DayForm>
);

export function WeekPricesForm(facts: DayFacts) {
  const { result, listing } = facts;
  const own = resultFor(result, "week-prices");
  return (
    <details className="group border-t border-line pt-4" open={own !== undefined && !own.ok}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
        Weekdays and weekends
        <ChevronDown aria-hidden className="size-5 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <DayForm {...facts} intents={["week-prices"]}>
        <div className="grid grid-cols-2 items-start gap-3">
          <PriceField label="Weekdays" name="weekday" cents={listing.nightlyPriceCents} hint="Sunday to Thursday" result={own} />
          <PriceField label="Weekends" name="weekend" cents={listing.nightlyPriceCents} hint="Friday and Saturday" result={own} />
        </div>
        <Buttons>
          <SubmitButton intent="week-prices" busy="Saving...">
            Save prices
          </SubmitButton>
        </Buttons>
      </DayForm>
    </details>
  );
}

type FormProps = DayFacts & { title?: string; intents: string[]; children: ReactNode };

/** Submits the selected days; without scripts it has fields for them. */
function DayForm({ title, choice, listing, today, result, intents, children }: FormProps) {
  const own = result && intents.includes(result.intent) ? result : undefined;
  return (
    <Form method="post" preventScrollReset noValidate className={`grid gap-4 ${title ? "border-t border-line pt-5" : "pt-2"}`}>
      {title && <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>}
      <input type="hidden" name="listingIds" value={listing.id} />
      <div className="hidden grid-cols-2 gap-3 without-script:grid">
        <TextField label="First day" name="first" type="date" min={today} required result={own} defaultValue={choice?.first} />
        <TextField label="Last day" name="last" type="date" min={today} required result={own} defaultValue={choice?.last} />
      </div>
      {children}
    </Form>
  );
}

const Buttons = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap gap-3">{children}</div>;

type PriceFieldProps = { label: string; name: string; cents: number; hint?: string; result: FormResult | undefined };

export const PriceField = ({ cents, ...rest }: PriceFieldProps) => (
  <TextField key={cents} {...rest} type="number" inputMode="decimal" min={0} step={0.01} required defaultValue={dollarsOf(cents)} />
);
