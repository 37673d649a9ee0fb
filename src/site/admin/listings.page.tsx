import { href, Link } from "react-router";
import {
  DecideListingInput,
  HOURS_TO_CHECK,
  MOST_WAITING_SHOWN,
  WAITING_SHOWN,
  type WaitingListing,
  WaitingQuery,
} from "../../features/moderation/index.ts";
import { decideListing, listWaitingListings } from "../../features/moderation/index.server.ts";
import { DecideForm } from "../../features/moderation/parts.ts";
import type { FormResult } from "../../ui/forms/form-result.ts";
import { FormMessage } from "../../ui/notice.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { PlainText } from "../../ui/plain-text.tsx";
import { ShowMore } from "../../ui/page/show-more.tsx";
import { TimeAgo } from "../../ui/time/time-ago.tsx";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { listingIdOf } from "../discover/listing-id.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import type { Route } from "./+types/listings.page";
import { z } from "zod";

export const meta = metaOf({ title: "New listings", description: "Listings that wait for a look.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const asked = WaitingQuery.safeParse(Object.fromEntries(url.searchParams));
  const { show } = asked.success ? asked.data : WaitingQuery.parse({});
  return { ...(await listWaitingListings(ctx, { show })), show, now: ctx.clock.now().toISOString() };
});

const OneListing = z.object({ listingId: z.string() });

export const action = pageAction({
  keep: formHandler({
    input: OneListing,
    run: async (ctx, input) => {
      await decideListing(ctx, listingIdOf(input), { decision: "approve", reason: "" });
      return { message: "Approved." };
    },
  }),
  remove: formHandler({
    input: OneListing.extend({ reason: DecideListingInput.shape.reason.unwrap().min(1, "Tell the host why.") }),
    run: async (ctx, { listingId, reason }) => {
      await decideListing(ctx, listingIdOf({ listingId }), { decision: "take_down", reason });
      return { message: "Taken down. The host was told why." };
    },
  }),
});

export default function ListingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listings, total, show, now } = loaderData;
  return (
    <>
      <PageHeading title="New listings">
        {total === 0 ? "Nothing waits for a look." : `Look at each within ${HOURS_TO_CHECK} hours. It's live until you take it down.`}
      </PageHeading>
      <div className="mb-6 empty:hidden">{actionData && !actionData.fields && <FormMessage result={actionData} />}</div>
      <ul id="waiting" className="grid gap-4">
        {listings.map((listing) => (
          <Waiting key={listing.listingId} listing={listing} now={now} result={actionData} />
        ))}
      </ul>
      {total > WAITING_SHOWN && (
        <ShowMore
          listId="waiting"
          shown={listings.length}
          total={total}
          to={total > show && show < MOST_WAITING_SHOWN ? `?show=${Math.min(show + WAITING_SHOWN, MOST_WAITING_SHOWN)}` : null}
          rest="The others follow once these are decided."
        />
      )}
    </>
  );
}

const CAUSES: Record<WaitingListing["cause"], string> = {
  new: "New",
  answer: "The host answered",
  report: "Reported",
};

function Waiting({ listing, now, result }: { listing: WaitingListing; now: string; result: FormResult | undefined }) {
  const { listingId, title, city, country, coverId, hostId, hostName, cause, answer, reason, openedAt, isLate, mayDecide } = listing;
  const own = result?.values?.listingId === listingId ? result : undefined;
  return (
    <li className="card grid gap-4 p-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {coverId ? (
        <img src={`/media/${coverId}/320.webp`} alt="" className="aspect-4/3 w-full rounded-md bg-sand-deep object-cover" />
      ) : (
        <p className="grid aspect-4/3 place-content-center rounded-md bg-sand-deep text-sm text-muted">No photo</p>
      )}
      <div className="grid min-w-0 content-start gap-3">
        <div>
          <h2 className="text-xl wrap-anywhere">
            <Link to={href("/properties/:listingId", { listingId })} className="link">
              {title}
            </Link>
          </h2>
          <p className="text-muted wrap-anywhere">
            {city}, {country} ·{" "}
            <Link to={href("/admin/people/:personId", { personId: hostId })} className="link">
              {hostName}
            </Link>
          </p>
          <p className={`text-sm ${isLate ? "font-semibold text-brick" : "text-muted"}`}>
            {CAUSES[cause]} · <TimeAgo at={openedAt} now={now} />
            {isLate && ` · more than ${HOURS_TO_CHECK} hours`}
          </p>
        </div>
        {cause === "answer" && (
          <dl className="grid gap-2 border-l-2 border-sea pl-4 wrap-anywhere">
            <div>
              <dt className="text-sm text-muted">We wrote</dt>
              <dd>
                <PlainText>{reason}</PlainText>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-muted">The host answered</dt>
              <dd>
                <PlainText>{answer}</PlainText>
              </dd>
            </div>
          </dl>
        )}
        <DecideForm
          mayDecide={mayDecide}
          subject={{ listingId }}
          keep={cause === "answer" ? "Put it back" : "Approve"}
          remove={cause === "answer" ? "Keep it down" : "Take it down"}
          hint="The host reads this."
          result={own}
        />
      </div>
    </li>
  );
}
