import { House, Sailboat, Sunrise } from "../../../ui/icons/index.ts";
import { shortDay } from "../../../platform/words/day-words.ts";
import { timeInWords } from "../../../platform/words/time-words.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { BEFORE_TIME, entryInWords } from "../plan-words.ts";
import type { PlanDay, PlanPart, PlanSun } from "../trip-plan.schema.ts";

type Props = { days: PlanDay[]; parts: PlanPart[] };

/** The trip day by day. */
export function PlanTimeline({ days, parts }: Props) {
  const partOf = new Map(parts.map((part) => [part.id, part]));
  const hasBoat = parts.some(({ charter, listing }) => charter !== null || listing.type === "boat");
  return (
    <ol className="grid">
      {days.map(({ day, place, sun, entries }) => (
        <li key={day} className="plan-day grid gap-x-6 gap-y-2 border-l-2 border-line py-3 pl-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <div>
            <h3 className="font-sans text-base font-semibold">
              <time dateTime={day}>{shortDay(day)}</time>
            </h3>
            <p className="text-sm wrap-anywhere text-muted">{place}</p>
          </div>
          <div className="grid content-start gap-2">
            {entries.map((entry) => {
              const part = partOf.get(entry.bookingId);
              return part && <Entry key={`${entry.bookingId} ${entry.kind}`} entry={entry} part={part} />;
            })}
            {sun && <Sun sun={sun} hasBoat={hasBoat} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry: { kind, time }, part }: { entry: PlanDay["entries"][number]; part: PlanPart }) {
  const formats = useFormats();
  const Icon = part.listing.type === "boat" ? Sailboat : House;
  const when = [BEFORE_TIME[kind], timeInWords(time, formats)].filter(Boolean).join(" ");
  return (
    <p className="flex gap-2.5">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{entryInWords(kind, part)}</span>
        <span className="numbers text-muted"> · {when}</span>
      </span>
    </p>
  );
}

function Sun({ sun: { rise, set, lastLight, moon }, hasBoat }: { sun: PlanSun; hasBoat: boolean }) {
  const formats = useFormats();
  const words = [
    rise && `Sunrise ${timeInWords(rise, formats)}`,
    set ? `sunset ${timeInWords(set, formats)}` : "no sunrise or sunset",
    hasBoat && lastLight && `last light ${timeInWords(lastLight, formats)}`,
    moon.toLowerCase(),
  ].filter(Boolean);
  return (
    <p className="numbers flex gap-2.5 text-sm text-muted">
      <Sunrise aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      {words.join(" · ")}
    </p>
  );
}
