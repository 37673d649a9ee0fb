import { Form } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { ConfirmButton } from "../../../ui/overlays/confirm-button.tsx";
import { CopyField } from "../../../ui/forms/copy-field.tsx";
import { type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/page/page-heading.tsx";

const PLACES = [
  { site: "Airbnb", where: "Calendar › Availability › Connect to another website" },
  { site: "Vrbo", where: "Calendar › Import & export › Import calendar" },
  { site: "Booking.com", where: "Rates & availability › Sync calendars › Add calendar connection" },
];

type Props = { address: string | null; wholeDaysAddress: string | null; result: FormResult | undefined };

/** The address at which other sites read the listing's calendar. */
export function ExportPanel({ address, wholeDaysAddress, result }: Props) {
  const own = resultFor(result, "renew-address") ?? resultFor(result, "end-address");
  return (
    <Section title="Your calendar for other sites" id="export">
      <p className="text-muted">
        Other sites read your taken {wholeDaysAddress === null ? "nights" : "nights and hours"} at this address, so nobody books them twice.
        It shows no guest names and no other details.
      </p>
      <FormMessage result={own} />
      {address === null ? (
        <Form method="post" preventScrollReset>
          <SubmitButton intent="renew-address" busy="Creating...">
            Create an address
          </SubmitButton>
        </Form>
      ) : (
        <>
          <CopyField key={address} label="Calendar address" value={address} />
          {wholeDaysAddress !== null && (
            <>
              <p className="text-sm text-muted">
                Use this one wherever you can. Charters are in it with their times, from the preparation before to the turnaround after.
              </p>
              <CopyField key={wholeDaysAddress} label="Address for sites that only take whole days" value={wholeDaysAddress} />
              <p className="text-sm text-muted">
                For sites that sell your boat by the day or the night, such as Airbnb. A charter takes its whole day here, and the night
                before it if the boat couldn't be ready in time.
              </p>
            </>
          )}
          <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
            {PLACES.map(({ site, where }) => (
              <div key={site} className="sm:contents">
                <dt className="font-semibold">{site}</dt>
                <dd className="text-muted">{where}</dd>
              </div>
            ))}
          </dl>
          <div className="flex flex-wrap gap-3">
            <ConfirmButton
              label="New address"
              look="quiet"
              title="Make a new address?"
              confirm="Make a new address"
              busy="Creating..."
              intent="renew-address"
              result={result}
            >
              <p>The old address stops working right away. Paste the new one on every site that reads your calendar.</p>
            </ConfirmButton>
            <ConfirmButton
              label="Turn off"
              look="danger"
              title="Turn off this address?"
              confirm="Turn off"
              busy="Turning off..."
              intent="end-address"
              result={result}
            >
              <p>Other sites won't see your bookings anymore, so the same nights could be booked there too.</p>
            </ConfirmButton>
          </div>
        </>
      )}
    </Section>
  );
}
