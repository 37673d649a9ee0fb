import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { PageSection } from "../../../ui/page/page-section.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import type { StayCost } from "./stay-choices.ts";
import { StayCalendar, warmStayCalendar } from "./stay-calendar.tsx";
import { nightsInWords, stayInWords } from "../stay-words.ts";
import type { Stay } from "../stay.rules.ts";
import type { StayCalendar as CalendarView } from "../stay.schema.ts";

/** A listing's calendar, loaded when it is about to be seen. */
export type ListingCalendar = {
  calendar: CalendarView | "failed" | null;
  fetchCalendar(): Promise<void>;
  /** How often the guest was led here, and whether to select days at once. */
  asked: { count: number; takesFocus: boolean };
};

type Props = { calendar: ListingCalendar; stay: Stay; onChange(stay: Stay): void; taken: Stay[] | null; cost: StayCost };

/** The calendar of the page: it shows what is free, and the stay is selected on it. */
export function AvailabilitySection({ calendar: { calendar, fetchCalendar, asked }, stay, onChange, taken, cost }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isWide = useMedia("(min-width: 40rem)");
  const load = useEffectEvent(() => {
    warmStayCalendar();
    if (calendar === null) void fetchCalendar();
  });
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && load(), { rootMargin: "300px" });
    if (place.current) watch.observe(place.current);
    // Who goes by the keyboard gets to it before it is in sight.
    document.addEventListener("focusin", load, { once: true });
    return () => {
      watch.disconnect();
      document.removeEventListener("focusin", load);
    };
  }, []);
  useEffect(() => {
    if (asked.count === 0) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    place.current?.closest("section")?.scrollIntoView({ behavior: isStill ? "auto" : "smooth" });
  }, [asked]);

  return (
    <PageSection id="availability" title="Availability">
      <div ref={place} className="grid gap-3 noscript:hidden">
        {calendar === "failed" ? (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>We couldn't load the calendar. You can still type your dates.</p>
            <Button look="quiet" onClick={() => void fetchCalendar()}>
              Try again
            </Button>
          </div>
        ) : (
          <StayCalendar
            key={String(isWide)}
            calendar={calendar}
            layout={isWide ? "beside" : "stacked"}
            stay={stay}
            onChange={onChange}
            focusAsked={asked.takesFocus ? asked.count : 0}
            cost={cost}
          />
        )}
        {(stay.checkIn || stay.checkOut) && (
          <button
            type="button"
            onClick={() => onChange({ checkIn: "", checkOut: "" })}
            className="link min-h-11 cursor-pointer justify-self-start"
          >
            Clear dates
          </button>
        )}
      </div>
      {/* No browser with scripts reads it, so none has to load it. */}
      <noscript>{import.meta.env.SSR ? <TakenNights taken={taken} /> : null}</noscript>
    </PageSection>
  );
}

function TakenNights({ taken }: { taken: Stay[] | null }) {
  if (!taken) return <p>We couldn't load the calendar. You can still type your dates.</p>;
  if (taken.length === 0) return <p>Every night of the coming year is free.</p>;
  return (
    <>
      <p>Every night of the coming year is free, except:</p>
      <ul aria-label="Unavailable nights" className="numbers list-disc columns-2xs pl-5">
        {taken.map((stay) => (
          <li key={stay.checkIn}>
            {stayInWords(stay)} ({nightsInWords(stay)})
          </li>
        ))}
      </ul>
    </>
  );
}
