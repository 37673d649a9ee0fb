import { href, type ShouldRevalidateFunctionArgs } from "react-router";
import { z } from "zod";
import { ChangePricesInput, type LastCalendarEdit } from "../../features/availability/index.ts";
import { changePrices, hostDayError, lastCalendarEdit, undoCalendarEdit } from "../../features/availability/index.server.ts";
import { bookingError } from "../../features/bookings/index.server.ts";
import { countClashes } from "../../features/calendar-sync/index.server.ts";
import { boardAddress, changedInWords, ListingsQuery } from "../../features/host-calendar/index.ts";
import { readListingsCalendar } from "../../features/host-calendar/index.server.ts";
import { BoardToolbar, ClashNotice, ListingsCalendar } from "../../features/host-calendar/parts.ts";
import { countOf } from "../../platform/words/counts.ts";
import { LinkButton } from "../../ui/button.tsx";
import { resultFor } from "../../ui/forms/form-result.ts";
import { FormMessage } from "../../ui/notice.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { TimeAgo } from "../../ui/time/time-ago.tsx";
import type { Route } from "./+types/calendar.page";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { dayForms } from "./day-forms.server.ts";
import { UndoNotice } from "./undo-notice.tsx";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Calendar", description: "All your listings, day by day.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const given = ListingsQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : ListingsQuery.parse({});
  const [calendar, clashes, lastEdit] = await Promise.all([readListingsCalendar(ctx, query), countClashes(ctx), lastCalendarEdit(ctx)]);
  return { calendar, query, clashes, lastEdit, now: ctx.clock.now().toISOString(), formKey: crypto.randomUUID() };
}, bookingError("bookings_load_failed"));

export const action = pageAction({
  ...dayForms({
    blocked: (_, changed) => `Blocked ${changedInWords(changed)}.`,
    blockedAround: (_, changed) => `Blocked ${changedInWords(changed)}. Booked nights stay as they are.`,
    unblocked: (_, changed) => `Unblocked ${changedInWords(changed)}.`,
    changed: (_, changed) => changedInWords(changed),
    cleared: (_, changed) =>
      changed.nights > 0 ? `Custom prices cleared for ${changedInWords(changed)}.` : "There were no custom prices to clear.",
    begun: (_, changed) => changedInWords(changed),
    ruled: (_, changed) =>
      changed.nights > 0 ? `Your rules count again for ${changedInWords(changed)}.` : "Your rules already count for these days.",
  }),
  percent: formHandler({
    input: ChangePricesInput,
    failure: hostDayError("price_failed"),
    run: async (ctx, input) => {
      const changed = await changePrices(ctx, input);
      return { message: `${input.percent > 0 ? "Raised" : "Lowered"} by ${Math.abs(input.percent)}%: ${changedInWords(changed)}.` };
    },
  }),
  undo: formHandler({
    input: z.object({}),
    run: async (ctx) => {
      const { restored, left } = await undoCalendarEdit(ctx);
      const rest = left > 0 ? ` ${countOf(left, "night")} changed since and ${left === 1 ? "was" : "were"} left alone.` : "";
      return { message: `Undone for ${countOf(restored, "night")}.${rest}` };
    },
  }),
});

/** After a refusal the calendar reloads, so that the host sees what changed. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate;

type Data = Route.ComponentProps["loaderData"];

export default function HostCalendarPage({ loaderData, actionData }: Route.ComponentProps) {
  const { calendar, query, clashes, lastEdit, now, formKey } = loaderData;
  if (calendar.total === 0) return <FirstListing />;
  return (
    <>
      <PageHeading title="Calendar" />
      <ClashNotice clashes={clashes} />
      {lastEdit && <LastEdit edit={lastEdit} now={now} />}
      <FormMessage result={resultFor(actionData, "undo")} />
      {/* The days take the room that a wide window has. */}
      <div className="lg:relative lg:left-1/2 lg:w-[min(100vw-5rem,112rem)] lg:-translate-x-1/2">
        <BoardToolbar calendar={calendar} query={query} />
        {calendar.listings.length > 0 ? (
          <ListingsCalendar
            calendar={calendar}
            query={query}
            formKey={formKey}
            result={actionData?.intent === "undo" ? undefined : actionData}
          />
        ) : (
          <NothingFound />
        )}
        {calendar.pages > 1 && <Pages calendar={calendar} query={query} />}
      </div>
    </>
  );
}

const EDITED = { price: "prices", minimum: "minimum stays" };

const LastEdit = ({ edit: { kind, nights, listings, madeAt }, now }: { edit: LastCalendarEdit; now: string }) => (
  <UndoNotice>
    You changed {EDITED[kind]} for {changedInWords({ nights, listings })} <TimeAgo at={madeAt} now={now} />.
  </UndoNotice>
);

function Pages({ calendar: { page, pages, found }, query }: Pick<Data, "calendar" | "query">) {
  return (
    <nav aria-label="Listing pages" className="mt-6 flex flex-wrap items-center gap-3">
      {page > 1 && (
        <LinkButton to={boardAddress(query, { page: page - 1 })} look="quiet">
          Previous listings
        </LinkButton>
      )}
      {page < pages && (
        <LinkButton to={boardAddress(query, { page: page + 1 })} look="quiet">
          More listings
        </LinkButton>
      )}
      <p className="numbers text-muted">
        Page {page} of {pages} · {countOf(found, "listing")}
      </p>
    </nav>
  );
}

const NothingFound = () => (
  <div className="card grid justify-items-start gap-4 p-6">
    <p>No listings match.</p>
    <LinkButton to={href("/host/calendar")} look="quiet">
      Show all listings
    </LinkButton>
  </div>
);

const FirstListing = () => (
  <>
    <PageHeading title="Calendar">No Properties/Charters Listed</PageHeading>
    <LinkButton to={href("/host/register")}>List your place or boat</LinkButton>
  </>
);
