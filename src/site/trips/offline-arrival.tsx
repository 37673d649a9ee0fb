import { StaticRouter } from "react-router";
import { guideWords, openingInWords, type ShownArrival, type ShownGuide } from "../../features/arrival/index.ts";
import type { BookingView } from "../../features/bookings/index.ts";
import { fileHref } from "../../platform/file-paths.ts";
import type { Formats } from "../../platform/words/formats.ts";
import { RichText } from "../../ui/rich-text/rich-text.tsx";

type Props = { arrival: ShownArrival; trip: BookingView; formats: Formats };

/** The arrival guide as it is kept for the time without a connection. */
export function OfflineArrival({ arrival: { opensAt, guide }, trip, formats }: Props) {
  const words = guideWords(trip.listing.type);
  if (!opensAt) return null;
  if (!guide)
    return (
      <p>
        Your arrival guide opens {openingInWords(opensAt, trip.timeZone, formats)}, local time. Connect once after that to keep it here.
      </p>
    );
  const { doorCode, wifiName, wifiPassword, steps, parking, manual, checkOut } = guide;
  return (
    <>
      <dl>
        {doorCode && <Fact name={words.doorCode} value={doorCode} />}
        {wifiName && <Fact name="Wi-Fi name" value={wifiName} />}
        {wifiPassword && <Fact name="Wi-Fi password" value={wifiPassword} />}
        {parking && <Fact name={words.parking} value={parking} />}
      </dl>
      {steps.length > 0 && (
        <>
          <h3>{words.steps}</h3>
          <ol>{steps.map((step, no) => drawStep(step, no, trip.id))}</ol>
        </>
      )}
      {checkOut.length > 0 && (
        <>
          <h3>{words.checkOut}</h3>
          <ul>{checkOut.map(drawLine)}</ul>
        </>
      )}
      {manual.length > 0 && (
        <details>
          <summary>{words.manual}</summary>
          <StaticRouter location="/">
            <RichText blocks={manual} by="people" />
          </StaticRouter>
        </details>
      )}
    </>
  );
}

// Steps and lines never change their order on this page, so that their place is a good key.
const drawLine = (line: string, key: number) => <li key={key}>{line}</li>;

const drawStep = ({ text, photo }: ShownGuide["steps"][number], no: number, bookingId: string) => (
  <li key={no}>
    {text}
    {photo && <Photo bookingId={bookingId} photo={photo} no={no} />}
  </li>
);

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);

type PhotoProps = { bookingId: string; photo: { id: string; width: number; height: number }; no: number };

const Photo = ({ bookingId, photo: { id, width, height }, no }: PhotoProps) => (
  <img
    src={`${fileHref("/bookings/:bookingId/arrival/photos/:photoId", { bookingId, photoId: id })}?width=640`}
    width={width}
    height={height}
    alt={`How step ${no + 1} looks`}
  />
);
