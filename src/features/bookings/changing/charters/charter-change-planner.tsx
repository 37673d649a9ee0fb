import { CREW_WORDS, type CharterChoice, choosableExtras } from "../../../charters/index.ts";
import { CharterSection, ChoiceForm } from "../../../charters/parts.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import type { FormResult } from "../../../../ui/forms/form-result.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { Section } from "../../../../ui/page/page-heading.tsx";
import type { BookingView } from "../../booking.schema.ts";
import { needsLicense } from "../../charters/charter-booking.rules.ts";
import { LicenseFields } from "../../charters/license-fields.tsx";
import { Refused } from "../change-planner.tsx";
import { ChangeSummary } from "../change-summary.tsx";
import type { ChangePreview } from "../change.schema.ts";
import type { CharterChangeOptions } from "./charter-change-options.server.ts";

type Props = {
  booking: BookingView;
  /** Null while the boat takes no bookings. */
  options: CharterChangeOptions | null;
  choice: CharterChoice;
  answer: { preview: ChangePreview | null; refusal: string | null };
  formKey: string;
  result: FormResult | undefined;
  /** This page, and the booking's for those who leave it as it is. */
  page: string;
  back: string;
};

/** Choosing another start, package, party or extras for a charter, and what they come to: the same for its guest and its host. */
export function CharterChangePlanner({ booking, options, choice, answer: { preview, refusal }, formKey, result, page, back }: Props) {
  const isHost = booking.viewer.role === "host";
  if (!options)
    return (
      <Notice tone="attention">
        {isHost
          ? "This boat isn't taking bookings right now. Resume it to suggest a change."
          : "This boat isn't taking bookings right now, so it can't be changed. Please message your host."}
      </Notice>
    );
  const { packageId, day, start, crew, guests, extras } = choice;
  const key = [packageId, day, start, crew, guests, ...extras].join(" ");
  const asksLicense = !isHost && needsLicense(crew, options.licenceNeeded) && booking.license === null;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="grid grid-cols-1 gap-6">
        <Chosen choice={choice} options={options} />
        <CharterSection
          to={page}
          charters={options.charters}
          title="Another start"
          more={{ guests: String(guests), ...(extras.length > 0 && { extras: extras.join(",") }) }}
        />
      </div>
      <div className="grid gap-6 max-lg:order-first">
        {refusal && <Refused key={key} message={refusal} />}
        {preview ? (
          <ChangeSummary
            key={key}
            booking={booking}
            preview={preview}
            wanted={{ ...choice, extras: extras.join(",") }}
            formKey={formKey}
            result={result}
          >
            {asksLicense && <LicenseFields result={result} />}
          </ChangeSummary>
        ) : (
          !refusal && (
            <Notice>
              Choose another start, other extras or more people to see the new price.{" "}
              {isHost ? "Nothing changes until your guest accepts." : "Nothing changes until you confirm."}
            </Notice>
          )
        )}
        <p>
          <LinkButton to={back} look="quiet">
            {isHost ? "Keep the booking as it is" : "Keep my booking as it is"}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}

/** The package that is chosen, and how many come along with which extras. */
function Chosen({ choice, options: { charters } }: { choice: CharterChoice; options: CharterChangeOptions }) {
  const { packages, extras } = charters.offerings;
  const offered = packages.find(({ id }) => id === choice.packageId);
  if (!offered) return null;
  return (
    <Section title={offered.seats === null ? `${offered.name}, ${CREW_WORDS[choice.crew]}` : offered.name} id="chosen">
      <ChoiceForm key={choice.crew} choice={choice} offered={offered} extras={choosableExtras(extras, choice.crew)} />
    </Section>
  );
}
