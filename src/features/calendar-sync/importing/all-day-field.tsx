import { SelectField } from "../../../ui/forms/field.tsx";
import type { AllDayMeaning } from "../calendar.schema.ts";

/** What all-day events of another calendar mean, for boats that sell hours. */
export const AllDayField = ({ value = "days" }: { value?: AllDayMeaning | undefined }) => (
  <SelectField
    label="All-day events mean"
    name="allDayMeans"
    defaultValue={value}
    hint="Airbnb and Vrbo mean nights. Most other calendars mean whole days. Events with times always take just their times."
    options={[
      { value: "days", label: "Whole days at the marina" },
      { value: "nights", label: "Nights, from check-in to check-out" },
    ]}
  />
);
