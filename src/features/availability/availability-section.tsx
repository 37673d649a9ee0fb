import { PageSection } from "../../ui/page-section.tsx";
import { SectionFailed } from "../../ui/section-failed.tsx";
import { AvailabilityCalendar } from "./availability-calendar.tsx";

type Props = { today: string; taken: string[] | null; months: number };

/** Which nights are free, or that the calendar did not come. */
export const AvailabilitySection = ({ today, taken, months }: Props) => (
  <PageSection title="Availability">
    {taken ? <AvailabilityCalendar today={today} taken={taken} months={months} /> : <SectionFailed what="the calendar" />}
  </PageSection>
);
