import { useRef, useState } from "react";
import { fileHref } from "../../../platform/file-paths.ts";
import { ChevronLeft, ChevronRight } from "../../../ui/icons/index.ts";
import { Sheet } from "../../../ui/overlays/sheet.tsx";
import type { ReviewPhoto } from "./photo.schema.ts";

type Props = { photos: ReviewPhoto[]; by: string; id: string };

const addressOf = (photoId: string, width: 640 | 1920) => `${fileHref("/reviews/photos/:photoId", { photoId })}?width=${width}`;

/** A guest's photos. Each opens in a viewer; without scripts, as a file. */
export function ReviewPhotos({ photos, by, id }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(0);
  const photo = photos[shown];
  const turn = (step: 1 | -1) => setShown((shown + step + photos.length) % photos.length);
  return (
    <>
      <ul className="flex flex-wrap gap-2" aria-label={`Photos by ${by}`}>
        {photos.map((each, index) => (
          <li key={each.id}>
            <a
              href={addressOf(each.id, 1920)}
              onClick={(event) => {
                event.preventDefault();
                setShown(index);
                dialog.current?.showModal();
              }}
            >
              <img
                src={addressOf(each.id, 640)}
                alt={`${index + 1} of ${photos.length} by ${by}`}
                width={96}
                height={96}
                loading="lazy"
                className="size-24 rounded-md bg-sand-deep object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      <Sheet id={`photos-${id}`} title={`Photos by ${by}`} dialog={dialog}>
        {photo && (
          <div
            role="group"
            aria-label="Viewer"
            className="grid justify-items-center gap-3 p-4"
            onKeyDown={({ key }) => (key === "ArrowRight" ? turn(1) : key === "ArrowLeft" && turn(-1))}
          >
            <img
              src={addressOf(photo.id, 1920)}
              alt={`${shown + 1} of ${photos.length} by ${by}`}
              width={photo.width}
              height={photo.height}
              className="max-h-[65vh] w-auto max-w-full rounded-md object-contain"
            />
            {photos.length > 1 && (
              <div className="flex items-center gap-4">
                <button type="button" className="round-button" onClick={() => turn(-1)}>
                  <ChevronLeft aria-hidden className="size-5" />
                  <span className="sr-only">Previous photo</span>
                </button>
                <p role="status" className="numbers">
                  {shown + 1} of {photos.length}
                </p>
                <button type="button" className="round-button" onClick={() => turn(1)}>
                  <ChevronRight aria-hidden className="size-5" />
                  <span className="sr-only">Next photo</span>
                </button>
              </div>
            )}
          </div>
        )}
      </Sheet>
    </>
  );
}
