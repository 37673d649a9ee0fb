import { TYPE_WORDS } from "./event.rules.ts";
import type { EventView } from "./event.schema.ts";

/** When, where, for how many and for how much. */
export function EventFacts({ event: { startsAt, place, phase, type, words } }: { event: EventView }) {
  const facts = [
    { label: "When", text: <time dateTime={startsAt}>{words.times}</time> },
    { label: "Where", text: place },
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
