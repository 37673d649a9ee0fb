import { ChevronLeft, ChevronRight } from "../../../ui/icons/index.ts";
import { Link } from "react-router";
import { LinkButton } from "../../../ui/button.tsx";
import { CONTROL } from "../../../ui/forms/field.tsx";
import { FilterChoice, FilterForm } from "../../../ui/forms/filter-form.tsx";
import { SearchField } from "../../../ui/forms/search-box.tsx";
import { addDays } from "../../availability/index.ts";
import { STATUS_CHOICES } from "../../listings/index.ts";
import { boardAddress } from "./board-address.ts";
import { WEEK_DAYS, WEEKS_SHOWN } from "./board.rules.ts";
import { daysInWords } from "../calendar-words.ts";
import type { ListingsCalendar, ListingsQuery } from "../host-calendar.schema.ts";

const TYPES = { "": "Homes and boats", property: "Homes", boat: "Boats" };
const GROUPS = { type: "Group by type", place: "Group by place" };

type Props = { calendar: ListingsCalendar; query: ListingsQuery };

/** Which days and which listings are shown; all of it is in the address. */
export const BoardToolbar = ({ calendar, query }: Props) => (
  <div className="mb-4 grid gap-3">
    <DayTurner calendar={calendar} query={query} />
    <details className="folds-on-phone" open={query.q !== "" || query.type !== undefined || query.status !== undefined}>
      <summary className="font-semibold md:hidden">Filter</summary>
      <Filters calendar={calendar} query={query} />
    </details>
  </div>
);

function DayTurner({ calendar: { first, last }, query }: Props) {
  const shown = query.weeks * WEEK_DAYS;
  const to = (by: number) => boardAddress(query, { from: addDays(first, by) });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Turn to={to(-shown)} towards="Earlier" />
      <Turn to={to(shown)} towards="Later" />
      <LinkButton to={boardAddress(query, { from: undefined })} look="quiet" size="small" preventScrollReset>
        Today
      </LinkButton>
      <h2 aria-live="polite" className="numbers mr-auto text-lg max-sm:order-first max-sm:w-full sm:pl-2 sm:text-xl">
        {daysInWords({ first, last })}
      </h2>
      <nav aria-label="Weeks shown" className="flex shrink-0 rounded-md border border-line-mid bg-paper p-0.5">
        {WEEKS_SHOWN.map((weeks) => (
          <Link
            key={weeks}
            to={boardAddress(query, { weeks })}
            preventScrollReset
            aria-current={weeks === query.weeks ? "page" : undefined}
            className="inline-flex min-h-10 items-center rounded-[10px] px-2.5 text-sm sm:px-3 font-semibold text-muted no-underline hover:text-ink aria-[current]:bg-sea-wash aria-[current]:text-ink"
          >
            <span aria-hidden className="sm:hidden">
              {weeks} wk
            </span>
            <span className="max-sm:sr-only">{weeks} weeks</span>
          </Link>
        ))}
      </nav>
    </div>
  );
}

const Turn = ({ to, towards }: { to: string; towards: "Earlier" | "Later" }) => {
  const Icon = towards === "Earlier" ? ChevronLeft : ChevronRight;
  return (
    <LinkButton to={to} look="quiet" prefetch="intent" preventScrollReset size="icon">
      <Icon aria-hidden className="size-5" />
      <span className="sr-only">{towards} weeks</span>
    </LinkButton>
  );
};

const Filters = ({ calendar: { first }, query: { q, type, status, group, weeks, from } }: Props) => (
  <FilterForm preventScrollReset className="md:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_10rem_12rem_10rem_11rem]">
    <input type="hidden" name="weeks" value={weeks} />
    <div className="flex gap-2 max-lg:col-span-2">
      <SearchField q={q} label="Search your listings" placeholder="Title or place" />
    </div>
    <input
      key={`from ${first}`}
      type="date"
      name="from"
      aria-label="First day shown"
      min="2000-01-01"
      max="2099-12-31"
      defaultValue={from ?? first}
      className={CONTROL}
    />
    <FilterChoice name="type" label="Type" value={type ?? ""} options={TYPES} />
    <FilterChoice name="status" label="Status" value={status ?? ""} options={STATUS_CHOICES} />
    <FilterChoice name="group" label="Group" value={group} options={GROUPS} />
  </FilterForm>
);
