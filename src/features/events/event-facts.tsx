import { TYPE_WORDS } from "./event.rules.ts";
import type { EventView } from "./event.schema.ts";

/** When, where, for how many and for how much. */
export function EventFacts({ event }: { event: EventView }) {
  const { startsAt, place, phase, type, words } = event;
  const facts = [
    { label: "When", text: <time dateTime={startsAt}>{words.times}</time> },
    { label: "Where", text: place },
    ...(hasLink(event) ? [{ label: "Link", text: <OnlineLink link={event.onlineLink} /> }] : []),
    { label: "Places", text: phase === "upcoming" && words.left ? `${words.registered} · ${words.left}` : words.registered },
    { label: "Type", text: TYPE_WORDS[type] },
    { label: "Fee", text: words.fee },
  ];
  return (
    <dl className="grid gap-3">
      {facts.map(({ label, text }) => (
        <div key={label} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3">
          <dt className="text-muted">{label}</dt>
          <dd className="numbers wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const hasLink = ({ type, mine, phase, onlineLink }: EventView): boolean =>
  onlineLink !== null || (type === "online" && mine === "registered" && phase === "upcoming");

const OnlineLink = ({ link }: { link: string | null }) =>
  link ? (
    <a href={link} rel="noreferrer" className="link wrap-anywhere">
      {link}
    </a>
  ) : (
    "We'll email it before the event, and it'll show up here."
  );
