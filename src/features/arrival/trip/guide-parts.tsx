import type { ReactNode } from "react";
import { CopyField } from "../../../ui/forms/copy-field.tsx";
import { RichText } from "../../../ui/rich-text/rich-text.tsx";
import type { ListingType } from "../../listings/index.ts";
import { guideWords } from "../arrival-words.ts";
import type { ShownGuide } from "../show-guide.server.ts";

type Props = { guide: ShownGuide; type: ListingType; photoAddress(photoId: string): string };

/** An arrival guide as guests read it: codes first, then the way in, then what they need while they stay. */
export function GuideParts({ guide, type, photoAddress }: Props) {
  const words = guideWords(type);
  const { doorCode, wifiName, wifiPassword, steps, parking, manual, checkOut } = guide;
  return (
    <div className="grid gap-6">
      {(doorCode || wifiName || wifiPassword) && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {doorCode && <CopyField label={words.doorCode} value={doorCode} />}
          {wifiName && !wifiPassword && <CopyField label="Wi-Fi name" value={wifiName} />}
          {wifiPassword && <CopyField label={wifiName ? `Wi-Fi password for ${wifiName}` : "Wi-Fi password"} value={wifiPassword} />}
        </div>
      )}
      {steps.length > 0 && (
        <Part title={words.steps}>
          <ol className="grid gap-4">{steps.map((step, no) => drawStep(step, no, photoAddress))}</ol>
        </Part>
      )}
      {parking && (
        <Part title={words.parking}>
          <p className="whitespace-pre-line wrap-anywhere">{parking}</p>
        </Part>
      )}
      {manual.length > 0 && (
        <details className="group">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">{words.manual}</summary>
          <div className="pt-3 wrap-anywhere">
            <RichText blocks={manual} by="people" />
          </div>
        </details>
      )}
      {checkOut.length > 0 && (
        <Part title={words.checkOut}>
          <ul className="grid list-disc gap-1 pl-5 wrap-anywhere">{checkOut.map(drawLine)}</ul>
        </Part>
      )}
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h3 className="text-lg font-semibold">{title}</h3>
    {children}
  </section>
);

// Steps and lines never change their order on this page, so that their place is a good key.
const drawLine = (line: string, key: number) => <li key={key}>{line}</li>;

const drawStep = ({ text, photo }: ShownGuide["steps"][number], no: number, photoAddress: Props["photoAddress"]) => (
  <li key={no} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-3">
    <span aria-hidden className="numbers grid size-8 content-center justify-items-center rounded-full bg-sand-deep font-semibold text-ink">
      {no + 1}
    </span>
    <div className="grid gap-3 pt-1">
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      {photo && (
        <a href={photoAddress(photo.id)} target="_blank" rel="noreferrer" className="block max-w-md">
          <img
            src={`${photoAddress(photo.id)}?width=640`}
            width={photo.width}
            height={photo.height}
            loading="lazy"
            alt={`How step ${no + 1} looks`}
            className="h-auto max-h-96 w-full rounded-md bg-sand-deep object-cover"
          />
        </a>
      )}
    </div>
  </li>
);
