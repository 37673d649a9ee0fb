import { Form, href, Link } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { Checkbox, TextField } from "../../../ui/forms/field.tsx";
import { type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { ConfirmButton } from "../../../ui/overlays/confirm-button.tsx";
import { Section } from "../../../ui/page/page-heading.tsx";
import { USUAL_HOURS } from "../../availability/index.ts";
import type { Offerings } from "../charter.schema.ts";
import { spanInWords } from "./packages/package-words.ts";

type Hours = NonNullable<Offerings["hours"]>;
type Props = { listingId: string; hours: Hours | null; result: FormResult | undefined };

/** Whether a boat sells hours, and how. */
export function HoursPanel({ listingId, hours, result: last }: Props) {
  const saving = resultFor(last, "hours");
  const stopping = resultFor(last, "stop-hours");
  const result = saving ?? stopping;
  return (
    <Section title="Hours" id="hours">
      <FormMessage result={result} />
      {saving?.code === "hours_need_no_preparation" && (
        <p>
          <Link
            to={`${href("/host/manage/:listingId/rules", { listingId })}#preparation`}
            className="link inline-flex min-h-11 items-center"
          >
            Open prices and stay rules
          </Link>
        </p>
      )}
      {hours ? (
        <>
          <p>
            <strong className="font-semibold">On.</strong> {hoursInWords(hours)}
          </p>
          <details open={saving?.ok === false}>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">Change</summary>
            <div className="pt-3">
              <HoursForm key={JSON.stringify(hours)} hours={hours} result={saving} />
            </div>
          </details>
          <div>
            <ConfirmButton
              label="Turn hours off"
              look="quiet"
              title="Turn hours off?"
              confirm="Turn off"
              busy="Turning off..."
              intent="stop-hours"
              result={stopping}
            >
              <p>Guests can then book nights only. Your packages stay here, unseen, until you turn hours on again.</p>
            </ConfirmButton>
          </div>
        </>
      ) : (
        <>
          <p>
            <strong className="font-semibold">Off.</strong> Guests book this boat by the night. Turn hours on, and they can book your
            packages as well.
          </p>
          <HoursForm hours={null} result={saving} />
        </>
      )}
    </Section>
  );
}

/** "1 hour between trips, booked at least 2 hours ahead, and by the night as well." */
const hoursInWords = ({ turnaroundMinutes, noticeMinutes, sellsNights }: Hours): string =>
  [
    turnaroundMinutes === 0 ? "No time between trips" : `${spanInWords(turnaroundMinutes, "")} between trips`,
    noticeMinutes === 0 ? "booked until the last minute" : `booked at least ${spanInWords(noticeMinutes, "")} ahead`,
    sellsNights ? "and by the night as well." : "and not by the night.",
  ].join(", ");

const MINUTES = 60;
const USUAL = { ...USUAL_HOURS, sellsNights: true };

function HoursForm({ hours, result }: Omit<Props, "listingId">) {
  const { turnaroundMinutes, noticeMinutes, sellsNights } = hours ?? USUAL;
  const typed = result?.ok === false ? result.values : undefined;
  return (
    <Form method="post" preventScrollReset className="grid gap-5">
      <input type="hidden" name="intent" value="hours" />
      <div className="grid items-start gap-x-4 gap-y-5 sm:max-lg:grid-cols-2">
        <TextField
          label="Turnaround (minutes)"
          name="turnaroundMinutes"
          type="number"
          inputMode="numeric"
          min={0}
          max={1440}
          required
          defaultValue={turnaroundMinutes}
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
          required
          defaultValue={Math.ceil(noticeMinutes / MINUTES)}
          hint="How long before the start it can be booked at the latest"
          result={result}
        />
      </div>
      <Checkbox
        label="Also book it by the night"
        name="sellsNights"
        defaultChecked={typed ? typed["sellsNights"] === "on" : sellsNights}
        hint="Nights and hours never overlap"
      />
      <div>
        <SubmitButton busy="Saving...">{hours ? "Save hours" : "Turn hours on"}</SubmitButton>
      </div>
    </Form>
  );
}
