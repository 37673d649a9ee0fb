import { useFormats } from "../../../ui/time/use-formats.ts";
import { countOf } from "../../../platform/words/counts.ts";
import { whenInWords } from "../../availability/index.ts";
import { partyInWords, placeOf } from "../booking-words.ts";
import type { Manifest } from "./passenger.schema.ts";
import { ageInWords, missingInWords, numbered } from "./passenger-words.ts";

/** What the captain has in hand, on one sheet of paper: everybody aboard, by booking. */
export function ManifestSheet({ manifest }: { manifest: Manifest }) {
  const { boat, packageName, parties, aboard, missing, beginsPlace } = manifest;
  const formats = useFormats();
  return (
    <article className="card grid gap-6 p-5 sm:p-7 print:gap-4 print:border-0 print:p-0">
      <header className="grid gap-1">
        <h1 className="text-2xl wrap-anywhere sm:text-3xl print:text-2xl">Passenger list: {boat.title}</h1>
        <p className="numbers font-semibold">{whenInWords(manifest, formats, boat.city)}</p>
        <p className="text-muted">
          {packageName}, {placeOf(beginsPlace)}
        </p>
        <p className="numbers">
          <strong className="font-semibold">{countOf(aboard, "person", "people")} aboard</strong> in {countOf(parties.length, "booking")}
          {missing > 0 && ` · ${missing} not filled in yet`}
        </p>
      </header>
      {parties.length === 0 ? (
        <p className="text-muted">No one has booked this trip yet.</p>
      ) : (
        <table className="w-full border-collapse text-left max-sm:block">
          <thead className="max-sm:sr-only">
            <tr className="border-b border-line-strong text-sm text-muted">
              <Head>Name</Head>
              <Head>Age</Head>
              <Head>Phone</Head>
              <Head>Aboard</Head>
            </tr>
          </thead>
          {parties.map((party) => (
            <Party key={party.bookingId} party={party} />
          ))}
        </table>
      )}
    </article>
  );
}

const Head = ({ children }: { children: string }) => (
  <th scope="col" className="py-1.5 pr-4 font-semibold last:w-16 last:pr-0">
    {children}
  </th>
);

function Party({ party }: { party: Manifest["parties"][number] }) {
  const { bookedBy, phone, reservationId, passengers, missing, isNoShow } = party;
  return (
    <tbody className="break-inside-avoid max-sm:block">
      <tr className="max-sm:block">
        <th scope="rowgroup" colSpan={4} className="pt-4 pb-1 font-normal max-sm:block">
          <span className="font-semibold">
            <bdi>{bookedBy}</bdi>
          </span>{" "}
          <span className="numbers inline-flex flex-wrap gap-x-3 text-sm text-muted">
            {[phone, partyInWords(party), reservationId, isNoShow && "No-show"].filter(Boolean).map((part) => (
              <span key={String(part)} className="whitespace-nowrap">
                {part}
              </span>
            ))}
          </span>
        </th>
      </tr>
      {numbered(passengers).map(({ no, name, age, phone: own }) => (
        <tr key={no} className="border-b border-line max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3 max-sm:py-2">
          <td className="py-1.5 pr-4 wrap-anywhere max-sm:p-0">
            <bdi>{name}</bdi>
          </td>
          <td className="numbers py-1.5 pr-4 whitespace-nowrap max-sm:p-0">{ageInWords(age)}</td>
          <td className="numbers py-1.5 pr-4 whitespace-nowrap max-sm:p-0">{own}</td>
          <td className="py-1.5 max-sm:hidden">
            <Box />
          </td>
        </tr>
      ))}
      {missing > 0 && (
        <tr className="border-b border-line max-sm:block max-sm:py-2">
          <td colSpan={4} className="py-1.5 text-muted max-sm:block max-sm:p-0">
            {missingInWords(missing)}
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** To be ticked with a pen. */
const Box = () => <span aria-hidden className="inline-block size-4 border border-line-strong align-middle" />;
