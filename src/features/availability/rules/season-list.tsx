import { ChevronDown } from "../../../ui/icons/index.ts";
import { Form } from "react-router";
import { shortDays, shortRange } from "../../../platform/words/day-words.ts";
import { dollarsOf } from "../../../platform/words/dollars.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import { Checkbox, SelectField, TextField } from "../../../ui/forms/field.tsx";
import { type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/page/page-heading.tsx";
import type { Season } from "./season.rules.ts";
import { WEEKDAYS, weekdaysInWords } from "./weekday-words.ts";

type Props = { seasons: Season[]; result: FormResult | undefined };

/** The seasons, each of which can be changed or removed, and a form for one more. */
export function SeasonList({ seasons, result }: Props) {
  const own = resultFor(result, "season") ?? resultFor(result, "remove-season");
  const sent = own && !own.ok ? own.values?.seasonId : undefined;
  const isNew = own?.intent === "season" && !own.ok && !sent;
  return (
    <Section title="Seasons" id="seasons">
      <p className="text-muted">
        Date ranges with their own prices or stay rules, such as high summer or the holidays. A price you set for a single day always wins.
      </p>
      {!isNew && !seasons.some(({ id }) => id === sent) && <FormMessage result={own} />}
      {seasons.length > 0 && (
        <ul className="grid gap-3">
          {seasons.map((season) => (
            <li key={JSON.stringify(season)} className="rounded-md border border-line">
              <Fold title={season.name} text={seasonInWords(season)} isOpen={sent === season.id}>
                <SeasonForm season={season} result={sent === season.id ? own : undefined} />
              </Fold>
            </li>
          ))}
        </ul>
      )}
      <div key={seasons.length} className="rounded-md border border-line">
        <Fold title="Add a season" isOpen={isNew}>
          <SeasonForm result={isNew ? own : undefined} />
        </Fold>
      </div>
    </Section>
  );
}

function Fold({ title, text, isOpen, children }: { title: string; text?: string; isOpen: boolean; children: React.ReactNode }) {
  return (
    <details className="group" open={isOpen}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-md px-4 py-2 hover:bg-sand [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0">
          <span className="font-semibold wrap-anywhere">{title}</span>
          {text && <span className="numbers text-sm text-muted wrap-anywhere">{text}</span>}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  );
}

/** "Jun 15 – Aug 31, every year · $320, weekends $380 · 7-night minimum" */
function seasonInWords(season: Season): string {
  const { startsOn, endsOn, isYearly, nightlyPriceCents, weekendPriceCents, minimumNights, maximumNights, arrivalDays } = season;
  const dates = isYearly ? `${shortDays(startsOn, endsOn)}, every year` : shortRange(startsOn, endsOn);
  const prices = [
    nightlyPriceCents !== null && formatMoney(money(nightlyPriceCents)),
    weekendPriceCents !== null && `weekends ${formatMoney(money(weekendPriceCents))}`,
  ].filter(Boolean);
  return [
    dates,
    prices.join(", "),
    minimumNights !== null && `${minimumNights}-night minimum`,
    maximumNights !== null && `${maximumNights}-night maximum`,
    arrivalDays !== null && `check-in on ${weekdaysInWords(arrivalDays)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

function SeasonForm({ season, result }: { season?: Season; result: FormResult | undefined }) {
  const typed = result?.ok === false ? result.values : undefined;
  const cents = (value: number | null | undefined) => (value === null || value === undefined ? "" : dollarsOf(value));
  return (
    <Form method="post" preventScrollReset className="grid gap-5">
      <FormMessage result={result} />
      {season && <input type="hidden" name="seasonId" value={season.id} />}
      <TextField
        label="Name"
        name="name"
        required
        maxLength={60}
        defaultValue={season?.name}
        autoComplete="off"
        hint="Guests see this name"
        result={result}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField label="First night" name="startsOn" type="date" required defaultValue={season?.startsOn} result={result} />
        <TextField label="Last night" name="endsOn" type="date" required defaultValue={season?.endsOn} result={result} />
      </div>
      <Checkbox label="Every year" name="isYearly" defaultChecked={typed ? typed.isYearly === "on" : (season?.isYearly ?? true)} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Price per night ($)"
          name="nightlyPrice"
          inputMode="decimal"
          defaultValue={cents(season?.nightlyPriceCents)}
          hint="Leave empty for the usual price"
          result={result}
        />
        <TextField
          label="Weekend price ($)"
          name="weekendPrice"
          inputMode="decimal"
          defaultValue={cents(season?.weekendPriceCents)}
          hint="Friday and Saturday nights"
          result={result}
        />
        <TextField
          label="Minimum nights"
          name="minimumNights"
          type="number"
          min={1}
          max={365}
          defaultValue={season?.minimumNights ?? ""}
          hint="For stays that begin in the season"
          result={result}
        />
        <TextField
          label="Maximum nights"
          name="maximumNights"
          type="number"
          min={1}
          max={730}
          defaultValue={season?.maximumNights ?? ""}
          result={result}
        />
      </div>
      <ArrivalDays season={season} typed={typed?.days} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="season" busy="Saving...">
          {season ? "Save season" : "Add season"}
        </SubmitButton>
        {season && (
          <SubmitButton intent="remove-season" look="quiet" busy="Removing..." formNoValidate>
            Remove
          </SubmitButton>
        )}
      </div>
    </Form>
  );
}

function ArrivalDays({ season, typed }: { season: Season | undefined; typed: string | undefined }) {
  const days = season?.arrivalDays && season.departureDays ? `${season.arrivalDays}-${season.departureDays}` : "";
  const known = WEEKDAYS.map((name, day) => ({ value: `${1 << day}-${1 << day}`, label: `${name} to ${name}` }));
  const options = [{ value: "", label: "As usual" }, ...known];
  if (!options.some(({ value }) => value === days)) options.push({ value: days, label: "As it is" });
  return (
    <SelectField
      label="Check-in and check-out days"
      name="days"
      options={options}
      defaultValue={typed ?? days}
      hint="For stays that begin in the season"
    />
  );
}
