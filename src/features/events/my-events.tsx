import { href, Link } from "react-router";
import { fileHref } from "../../platform/file-paths.ts";
import { countOf } from "../../platform/words/counts.ts";
import { LinkButton } from "../../ui/button.tsx";
import type { FormResult } from "../../ui/forms/form-result.ts";
import { FormMessage } from "../../ui/notice.tsx";
import type { RegistrationView } from "./event.schema.ts";
import { GiveUpPlace } from "./give-up-place.tsx";

type Props = { registrations: readonly RegistrationView[]; result: FormResult | undefined };

/** Where the person goes or waits for a place, the next event first, and where they've been. */
export function MyEvents({ registrations, result }: Props) {
  const held = registrations.filter(({ status }) => status !== "cancelled").toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  const ahead = held.filter(isAhead);
  const past = held.filter((each) => !isAhead(each)).toReversed();
  return (
    <section aria-labelledby="events" className="grid gap-5">
      <h2 id="events" className="text-2xl">
        Your events
      </h2>
      <FormMessage result={result} />
      {ahead.length === 0 && (
        <p className="card p-6 text-muted">
          Nothing coming up.{" "}
          <Link to={href("/community")} className="link">
            See what&rsquo;s on
          </Link>
        </p>
      )}
      <ul className="card divide-y divide-line empty:hidden">
        {ahead.map((registration) => (
          <Coming key={registration.event.id} registration={registration} result={result} />
        ))}
      </ul>
      {past.length > 0 && (
        <>
          <h3 className="text-lg">Past</h3>
          <ul className="card divide-y divide-line">
            {past.map(({ event }) => (
              <li key={event.id} className="p-5 sm:px-6">
                <EventLink event={event} />
                <p className="text-muted">{event.phase === "cancelled" ? "This event was canceled." : event.words.day}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const startOf = ({ event }: RegistrationView): string => event.startsAt;
/** An online event that has begun can still be joined. */
const isAhead = ({ event }: RegistrationView): boolean => event.phase === "upcoming" || event.onlineLink !== null;

const EventLink = ({ event }: Pick<RegistrationView, "event">) => (
  <h4 className="font-sans text-lg tracking-normal wrap-anywhere">
    <Link to={href("/events/:eventId", { eventId: event.id })} className="link">
      {event.title}
    </Link>
  </h4>
);

function Coming({ registration: { event, status, ahead }, result }: { registration: RegistrationView; result: Props["result"] }) {
  const { id: eventId, onlineLink, place, words, phase } = event;
  return (
    <li className="grid gap-3 p-5 sm:px-6">
      <div className="grid gap-1">
        <EventLink event={event} />
        <p>{words.times}</p>
        <p className="text-muted wrap-anywhere">
          {onlineLink ? (
            <a href={onlineLink} rel="noreferrer" className="link">
              {onlineLink}
            </a>
          ) : (
            place
          )}
        </p>
        {status === "waiting" && (
          <p className="font-semibold">
            On the waiting list{ahead ? `, with ${countOf(ahead, "person", "people")} ahead of you` : ": you're next in line"}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton look="quiet" reloadDocument to={fileHref("/events/:eventId/event.ics", { eventId })}>
          Add to Calendar<span className="sr-only">: {event.title}</span>
        </LinkButton>
        {phase === "upcoming" && <GiveUpPlace event={event} result={result} isListed />}
      </div>
    </li>
  );
}
