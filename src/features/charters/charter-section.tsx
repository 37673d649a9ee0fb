import { Form, Link, useSearchParams } from "react-router";
import { formatMoney } from "../../platform/money.ts";
import { countOf } from "../../platform/words/counts.ts";
import { dayInWords, monthOfYear, shortDay, shortWeekday } from "../../platform/words/day-words.ts";
import { timeInWords } from "../../platform/words/time-words.ts";
import { zoneInWords } from "../../platform/words/zone-words.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { CONTROL } from "../../ui/forms/field.tsx";
import { PageSection } from "../../ui/page/page-section.tsx";
import { useFormats } from "../../ui/time/use-formats.ts";
import { addDays } from "../availability/index.ts";
import { type CharterCrew, crewsOf, leastTotal } from "./charter.rules.ts";
import type { CharterExtra, CharterPackage, FreeStart } from "./charter.schema.ts";
import { CREW_WORDS, packageLength } from "./charter-words.ts";
import { ExtraFacts } from "./extra-facts.tsx";
import type { CharterDays } from "./read-charter-days.server.ts";

type Props = {
  /** Where a start leads. */
  to: string;
  charters: CharterDays;
  title?: string;
  /** What the address of a start says besides. */
  more?: Record<string, string>;
};

const NOTHING = {};

/** A day is chosen, then a start of a package; all of it is in the address. */
export function CharterSection({ to, charters, title = "By the hour, day or week", more = NOTHING }: Props) {
  const { offerings, chosen, starts, timeZone } = charters;
  if (offerings.packages.length === 0)
    return (
      <PageSection id="charters" title={title}>
        <p>Nothing is offered right now.</p>
      </PageSection>
    );
  return (
    <PageSection id="charters" title={title} note={`Times at the marina, ${zoneInWords(timeZone)}`}>
      <DayStrip charters={charters} />
      <h3 className="text-lg">{dayInWords(chosen)}</h3>
      <ul className="grid gap-4">
        {offerings.packages.map((offered) => (
          <li key={offered.id} className="card grid gap-3 p-4 sm:p-5">
            <PackageFacts offered={offered} />
            <Starts
              to={to}
              more={more}
              offered={offered}
              extras={offerings.extras}
              day={chosen}
              starts={starts.filter(({ packageId }) => packageId === offered.id)}
            />
          </li>
        ))}
      </ul>
      <ExtraFacts extras={offerings.extras} />
    </PageSection>
  );
}

const DAY = "grid min-h-16 min-w-14 place-content-center gap-0.5 rounded-md border px-2 py-1 text-center";

function DayStrip({ charters: { days, chosen, starts, today } }: { charters: CharterDays }) {
  const to = useDayLink();
  const free = new Set(starts.map(({ day }) => day));
  const earlier = addDays(chosen, -days.length);
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="font-medium">{monthOfYear(days[0] ?? chosen)}</p>
      <ul className="relative flex gap-2 overflow-x-auto pb-1" aria-label="Days">
        {days.map((day) => (
          <li key={day}>
            {free.has(day) ? (
              <Link
                to={to(day)}
                rel="nofollow"
                preventScrollReset
                aria-current={day === chosen ? "date" : undefined}
                className={`${DAY} ${day === chosen ? "border-ink bg-ink text-paper" : "border-line-mid hover:border-ink"}`}
              >
                <DayWords day={day} />
              </Link>
            ) : (
              <span className={`${DAY} border-line text-muted`} title="No free start">
                <DayWords day={day} />
                <span className="sr-only">, no free start</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        {chosen > today && (
          <Link
            to={to(earlier < today ? today : earlier)}
            rel="nofollow"
            preventScrollReset
            className="link inline-flex min-h-11 items-center"
          >
            Earlier days
          </Link>
        )}
        <Link to={to(addDays(chosen, days.length))} rel="nofollow" preventScrollReset className="link inline-flex min-h-11 items-center">
          Later days
        </Link>
        <Form method="get" preventScrollReset className="flex items-end gap-2">
          <label className="grid gap-1 text-sm">
            Another day
            <input key={chosen} type="date" name="day" min={today} defaultValue={chosen} required className={`${CONTROL} numbers w-44`} />
          </label>
          <SubmitButton look="quiet">Show</SubmitButton>
        </Form>
      </div>
    </div>
  );
}

const DayWords = ({ day }: { day: string }) => (
  <>
    <span className="text-xs">{shortWeekday(day)}</span>
    <span className="numbers font-semibold">{Number(day.slice(8))}</span>
  </>
);

/** The address of this page with another day. */
function useDayLink() {
  const [search] = useSearchParams();
  return (day: string) => {
    const params = new URLSearchParams(search);
    for (const name of ["packageId", "start", "crew"]) params.delete(name);
    params.set("day", day);
    return { search: `?${params}`, hash: "" };
  };
}

function PackageFacts({ offered }: { offered: CharterPackage }) {
  const formats = useFormats();
  const { seats, guests, beginsPlace, endsPlace } = offered;
  const places = [beginsPlace && `From ${beginsPlace}`, endsPlace && `back at ${endsPlace}`].filter(Boolean).join(", ");
  return (
    <div className="grid gap-1">
      <h4 className="font-sans text-base font-semibold wrap-anywhere">{offered.name}</h4>
      <p className="text-sm text-muted">
        {packageLength(offered, formats)} ·{" "}
        {seats === null ? `up to ${countOf(guests, "guest")}` : `${countOf(seats, "seat")} on a shared trip`}
      </p>
      {places && <p className="text-sm text-muted wrap-anywhere">{places}</p>}
    </div>
  );
}

type StartsProps = Required<Pick<Props, "to" | "more">> & {
  offered: CharterPackage;
  extras: CharterExtra[];
  day: string;
  starts: FreeStart[];
};

function Starts({ to, more, offered, extras, day, starts }: StartsProps) {
  const today = starts.filter((start) => start.day === day);
  const [first] = today;
  const next = starts.find((start) => start.day > day);
  if (!first) return <p className="text-sm">No free start this day.{next && ` The next one is on ${shortDay(next.day)}.`}</p>;
  return (
    <ul className="grid gap-4">
      {crewsOf(offered).map((crew) => (
        <li key={crew} className="grid gap-2">
          <Total offered={offered} extras={extras} crew={crew} start={first} />
          <ul className="flex flex-wrap gap-2" aria-label={`Starts of ${offered.name}, ${CREW_WORDS[crew]}`}>
            {today.map((start) => (
              <li key={start.start}>
                <StartLink to={to} crew={crew} start={start} more={more} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

type TotalProps = { offered: CharterPackage; extras: CharterExtra[]; crew: CharterCrew; start: FreeStart };

/** All that must be paid, and what of it isn't the trip. */
function Total({ offered, extras, crew, start }: TotalProps) {
  const price = leastTotal(offered, extras, crew, start);
  if (!price) return null;
  const besides = [
    ...price.extras.map(({ label, amount }) => `${formatMoney(amount)} ${label}`),
    `${formatMoney(price.serviceFee)} service fee`,
  ];
  return (
    <p className="numbers">
      {price.growsWithPeople && "From "}
      <strong className="font-semibold">{formatMoney(price.total)}</strong> {offered.seats === null ? CREW_WORDS[crew] : "per seat"}
      <span className="block text-sm text-muted wrap-anywhere">Total, with {besides.join(" and ")}</span>
    </p>
  );
}

type StartProps = { to: string; crew: CharterCrew; start: FreeStart; more?: Record<string, string> };

/** Leads on to booking this start, or to changing to it. */
export function StartLink({ to, crew, start, more }: StartProps) {
  const formats = useFormats();
  const search = new URLSearchParams({ ...more, packageId: start.packageId, day: start.day, start: start.start, crew });
  return (
    <Link
      to={`${to}?${search}`}
      rel="nofollow"
      className="numbers inline-flex min-h-11 items-center gap-2 rounded-full border border-line-mid px-4 font-medium hover:border-ink"
    >
      {timeInWords(start.start, formats)}
      {start.seatsLeft !== null && <span className="text-sm font-normal text-muted">{start.seatsLeft} left</span>}
    </Link>
  );
}
