import { useState } from "react";
import { formatCount } from "../../../platform/words/counts.ts";
import { listInWords } from "../../../platform/words/list-words.ts";
import { timeInWords } from "../../../platform/words/time-words.ts";
import { Checkbox, TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { Section } from "../../../ui/page/page-heading.tsx";
import { USUAL_HOURS, weekdaysInWords } from "../../availability/index.ts";
import { noticeInHours, packageLength } from "../../charters/index.ts";
import type { ImportPreview } from "../import.schema.ts";
import { typedRow } from "./typed-packages.ts";

type Read = ImportPreview["packages"][number];
type Props = { packages: Read[]; values: Record<string, string>; result: FormResult | undefined };

/** What the boat is sold by, as its page says, to be looked over, changed or left out. */
export function ImportPackages({ packages, values, result: given }: Props) {
  const result = noticeInHours(given);
  const [taken, setTaken] = useState(() => packages.map(() => true));
  return (
    <Section title="Packages" id="packages">
      <p className="text-muted">
        Guests can book these besides nights. After the import you can add seasons, weekdays and more under Packages. A boat without a price
        per night is sold by its packages alone.
      </p>
      <ul className="grid divide-y divide-line">
        {packages.map((read, no) => (
          <li key={JSON.stringify(read.fields)} className="grid gap-4 py-5 first:pt-0">
            <Checkbox
              label={`Import “${read.fields.name}”`}
              name={`packages.${no}.isTaken`}
              checked={taken[no] ?? true}
              onChange={({ target }) => setTaken(taken.map((each, index) => (index === no ? target.checked : each)))}
            />
            {taken[no] && <PackageRow read={read} no={no} result={atRow(result, no, taken.slice(0, no).filter(Boolean).length)} />}
          </li>
        ))}
      </ul>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Turnaround (minutes)"
          name="turnaroundMinutes"
          type="number"
          inputMode="numeric"
          min={0}
          max={1440}
          defaultValue={values["turnaroundMinutes"] ?? USUAL_HOURS.turnaroundMinutes}
          hint="After every trip and stay: refuel, clean, hand over"
          result={result}
        />
        <TextField
          label="Notice (hours)"
          name="noticeHours"
          type="number"
          inputMode="numeric"
          min={0}
          max={720}
          defaultValue={noticeHours(values["noticeMinutes"])}
          hint="How long before the start it can be booked at the latest"
          result={result}
        />
      </div>
    </Section>
  );
}

const MINUTES = 60;
const noticeHours = (minutes: string | undefined): string => String(Math.ceil(Number(minutes ?? USUAL_HOURS.noticeMinutes) / MINUTES));

/** What was refused of this row, by the names of its fields: rows that are left out aren't sent. */
function atRow(result: FormResult | undefined, no: number, sentNo: number): FormResult | undefined {
  if (!result?.fields) return result;
  const prefix = `packages.${sentNo}.`;
  const own = Object.entries(result.fields).filter(([path]) => path.startsWith(prefix));
  const named = own.map(([path, message]) => {
    const [field = ""] = path.slice(prefix.length).split(".");
    const isAmount = field.endsWith("Cents") && message.startsWith("must");
    return [`packages.${no}.${FIELDS[field] ?? field}`, isAmount ? "Enter an amount such as 129.50." : message];
  });
  return { ...result, fields: Object.fromEntries(named.toReversed()) as Record<string, string> };
}

/** The row's field for each of a package. */
const FIELDS: Record<string, string> = { minutes: "hours", captainedCents: "captained", bareboatCents: "bareboat" };

function PackageRow({ read, no, result }: { read: Read; no: number; result: FormResult | undefined }) {
  const row = typedRow(read.fields);
  const field = (name: string) => ({ name: `packages.${no}.${name}`, defaultValue: row[name], result });
  const byReturn = read.fields.returnsAt !== null;
  return (
    <>
      <Notes read={read} />
      <div className="grid items-start gap-5 xs:grid-cols-2 lg:grid-cols-4">
        <TextField label="Name" {...field("name")} autoComplete="off" />
        {byReturn ? (
          <>
            <TextField label="Nights" {...field("nights")} inputMode="numeric" />
            <TextField label="Back at" {...field("returnsAt")} type="time" />
          </>
        ) : (
          <TextField label="Hours" {...field("hours")} inputMode="decimal" />
        )}
        <TextField label="Starts" {...field("starts")} autoComplete="off" hint="With commas between them" />
        <TextField
          label={read.fields.seats === null ? "With captain ($)" : "Price per seat ($)"}
          {...field("captained")}
          inputMode="decimal"
        />
        {read.fields.seats === null ? (
          <TextField label="Bareboat ($)" {...field("bareboat")} inputMode="decimal" />
        ) : (
          <TextField label="Seats" {...field("seats")} inputMode="numeric" />
        )}
        <TextField label="Guests" {...field("guests")} inputMode="numeric" />
      </div>
      <input type="hidden" name={`packages.${no}.weekdays`} value={row["weekdays"]} />
    </>
  );
}

const EVERY_DAY = 127;

/** What we took as usual, and what wasn't taken. */
function Notes({ read: { fields, foreignPrice, assumed } }: { read: Read }) {
  const times = listInWords(fields.starts.map(({ firstStart }) => timeInWords(firstStart)));
  const weekdays = fields.starts[0]?.weekdays ?? EVERY_DAY;
  const starts = weekdays === EVERY_DAY ? times : `${times} on ${weekdaysInWords(weekdays)}`;
  const notes = [
    assumed.includes("starts") && `We used ${starts}. Check ${fields.starts.length === 1 ? "it" : "them"}.`,
    assumed.includes("length") && `We used ${packageLength(fields)}. Check it.`,
    assumed.includes("crew") && "The page doesn't say whether a captain is included. We used the price as one with captain. Check it.",
    assumed.includes("price") && "The price may be a “from” price. Check it.",
    foreignPrice &&
      `The price was ${formatCount(foreignPrice.amount)} ${foreignPrice.currency}. We only take US dollars, so please enter your price.`,
  ].filter((note) => note !== false && note !== null);
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm font-medium text-ember-text">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
