import { useEffect, useId, useRef, useState } from "react";
import { fileHref } from "../../../platform/file-paths.ts";
import { isTooLarge, shrinkPhoto } from "../../../platform/images/shrink-photo.ts";
import { uploadFile } from "../../../platform/upload-file.ts";
import { Button } from "../../../ui/button.tsx";
import { ImagePlus } from "../../../ui/icons/index.ts";
import type { ArrivalPhoto } from "../arrival.schema.ts";

type Props = { listingId: string; row: string; no: number; photoId: string };

/** The photo of a step. It is uploaded as soon as it is chosen, and kept when the guide is saved. */
export function StepPhoto({ listingId, row, no, photoId: first }: Props) {
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [photoId, setPhotoId] = useState(first);
  const [said, setSaid] = useState({ isBusy: false, problem: "" });
  useEffect(() => setIsReady(true), []);
  const upload = async (chosen: File | undefined) => {
    if (!chosen) return;
    setSaid({ isBusy: true, problem: "" });
    const file = isTooLarge(chosen) ? await shrinkPhoto(chosen) : chosen;
    const answer = await uploadFile<ArrivalPhoto>({ path: `/host/listings/${listingId}/arrival-photos`, file });
    if (answer.ok) setPhotoId(answer.value.id);
    setSaid({ isBusy: false, problem: answer.ok ? "" : answer.refusal.message });
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <input type="hidden" name={`${row}.photoId`} value={photoId} />
      {photoId && (
        <img
          src={`${fileHref("/host/listings/:listingId/arrival-photos/:photoId", { listingId, photoId })}?width=640`}
          alt={`How step ${no + 1} looks`}
          className="h-24 w-32 rounded-md object-cover"
        />
      )}
      {isReady && (
        <>
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            aria-label={`Photo for step ${no + 1}`}
            onChange={({ target }) => {
              void upload(target.files?.[0]);
              target.value = "";
            }}
          />
          <Button
            look="quiet"
            aria-disabled={said.isBusy || undefined}
            aria-describedby={said.problem ? problemId : undefined}
            onClick={() => !said.isBusy && input.current?.click()}
          >
            <ImagePlus aria-hidden className="size-4" />
            {said.isBusy ? "Uploading..." : photoId ? "Replace photo" : "Add a photo"}
            <span className="sr-only"> of step {no + 1}</span>
          </Button>
          {photoId && !said.isBusy && (
            <Button look="bare" onClick={() => setPhotoId("")}>
              Remove photo<span className="sr-only"> of step {no + 1}</span>
            </Button>
          )}
        </>
      )}
      <p role="status" id={problemId} className="w-full text-sm font-medium text-brick empty:hidden">
        {said.problem}
      </p>
    </div>
  );
}
