import { Form } from "react-router";
import { dollarsOf } from "../../../platform/words/dollars.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/page/page-heading.tsx";
import { DAYS_AHEAD } from "../stay.rules.ts";
import type { ListingRules } from "./season.rules.ts";
import { WeekdayTicks } from "./weekday-ticks.tsx";

type Props = { rules: ListingRules; nightlyPriceCents: number; result: FormResult | undefined };

/** All rules of a listing but its seasons, saved at once. */
export function RulesForm({ rules, nightlyPriceCents, result: last }: Props) {
  const result = resultFor(last, "rules") ?? resultFor(last, "saturdays");
  const { count, price } = fieldsOf(rules, result);
  return (
    <Form method="post" preventScrollReset className="grid gap-6">
      <FormMessage result={result} />
      <Section title="Prices" id="prices">
        <div className={PAIR}>
          {price(
            "weekendPrice",
            "Weekend price ($)",
            rules.weekendPriceCents,
            `Friday and Saturday nights. Other nights cost ${formatMoney(money(nightlyPriceCents))}.`,
          )}
        </div>
      </Section>
      <Section title="Discounts" id="discounts">
        <p className="text-muted">Discounts don't add up. A stay gets the best one for the guest.</p>
        <div className={PAIR}>
          {count("weeklyDiscountPercent", "Weekly discount (%)", 90, "Stays of 7 nights or more")}
          {count("monthlyDiscountPercent", "Monthly discount (%)", 90, "Stays of 28 nights or more")}
          {count("lastMinutePercent", "Last-minute discount (%)", 90)}
          {count("lastMinuteDays", "Last-minute period (days)", 60, "For bookings made this close to check-in")}
          {count("earlyBirdPercent", "Early-bird discount (%)", 90)}
          {count("earlyBirdDays", "Early-bird period (days)", 365, "For bookings made at least this far ahead")}
          {count("gapPercent", "Gap discount (%)", 90)}
          {count("gapNights", "Longest gap (nights)", 30, "Stays that fill a gap between bookings can be shorter than your minimum.")}
        </div>
      </Section>
      <Section title="Extra guests" id="extra-guests">
        <div className={PAIR}>
          {count("guestsIncluded", "Guests included in the price", 100)}
          {price("extraGuest", "Fee per extra guest ($)", rules.extraGuestCents, "For each night")}
        </div>
      </Section>
      <Section title="Stay length" id="stay-length">
        <div className={PAIR}>
          {count("weekendMinimumNights", "Weekend minimum (nights)", 365, "For stays that begin on a Friday or Saturday")}
          {count("maximumNights", "Maximum (nights)", 730)}
        </div>
        <p className="text-sm text-muted">Your usual minimum is set in the listing itself.</p>
      </Section>
      <Section title="Check-in and check-out days" id="days">
        <ArrivalDays rules={rules} result={result} />
        <div>
          <SubmitButton intent="saturdays" look="quiet" busy="Saving...">
            Saturday to Saturday
          </SubmitButton>
        </div>
      </Section>
      <Section title="Notice and booking window" id="notice">
        <div className={PAIR}>
          {count("noticeDays", "Notice (days)", 60, "How far in advance guests need to book. Leave empty to allow same-day bookings.")}
          {count("windowDays", "Booking window (days)", DAYS_AHEAD, "How far ahead guests can book. Leave empty for two years.")}
        </div>
      </Section>
      <Section title="Preparation" id="preparation">
        <div className={PAIR}>
          {count("preparationBefore", "Nights before each stay", 7)}
          {count("preparationAfter", "Nights after each stay", 7)}
        </div>
        <p className="text-sm text-muted">Nobody can book these nights. Bookings you already have don't change.</p>
      </Section>
      <div className="sticky bottom-(--bottom-bar) z-10 -mx-4 border-t border-line bg-sand px-4 py-3 sm:mx-0 sm:px-0">
        <SubmitButton intent="rules" busy="Saving...">
          Save rules
        </SubmitButton>
      </div>
    </Form>
  );
}

function fieldsOf(rules: ListingRules, result: FormResult | undefined) {
  const count = (name: NumberName, label: string, most: number, hint?: string) => (
    <TextField
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      step={1}
      defaultValue={rules[name] || ""}
      hint={hint}
      result={result}
    />
  );
  const price = (name: string, label: string, cents: number | null, hint: string) => (
    <TextField
      label={label}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={cents ? dollarsOf(cents) : ""}
      hint={hint}
      result={result}
    />
  );
  return { count, price };
}

const ArrivalDays = ({ rules, result }: Pick<Props, "rules" | "result">) => (
  <>
    <WeekdayTicks key={`in ${rules.arrivalDays}`} legend="Guests can check in on" name="arrival" days={rules.arrivalDays} result={result} />
    <WeekdayTicks
      key={`out ${rules.departureDays}`}
      legend="Guests can check out on"
      name="departure"
      days={rules.departureDays}
      result={result}
    />
  </>
);

const PAIR = "grid items-start gap-x-4 gap-y-5 sm:grid-cols-2";

type NumberName = {
  [Name in keyof ListingRules]: ListingRules[Name] extends number | null ? Name : never;
}[keyof ListingRules];
