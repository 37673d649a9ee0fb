import { href, Link } from "react-router";
import { ChevronRight } from "../../../ui/icons/index.ts";
import { Section } from "../../../ui/page/page-heading.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { whenInWords } from "../../availability/index.ts";
import type { DepartureAhead } from "./list-departures.server.ts";

/** The next departures of a boat that is sold by the seat, each a link to its page. */
export function DeparturesAhead({ departures }: { departures: DepartureAhead[] }) {
  const formats = useFormats();
  if (departures.length === 0) return null;
  return (
    <Section title="Departures ahead" id="departures">
      <ul className="-mx-3 grid">
        {departures.map(({ id: departureId, packageName, taken, seats, isCancelled, ...when }) => (
          <li key={departureId}>
            <Link
              to={href("/host/departures/:departureId", { departureId })}
              className="flex min-h-14 items-center gap-3 rounded-md px-3 py-2 text-ink no-underline hover:bg-sea-wash"
            >
              <span className="min-w-0 grow">
                <span className="block font-semibold wrap-anywhere">{packageName}</span>
                <span className="numbers block text-sm">{whenInWords(when, formats)}</span>
                <span className={`numbers block text-sm ${isCancelled ? "font-semibold text-brick" : "text-muted"}`}>
                  {isCancelled ? "Cancelled" : `${taken} of ${seats} seats taken`}
                </span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
