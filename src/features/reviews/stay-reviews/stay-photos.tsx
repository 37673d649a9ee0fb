import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { api, ask } from "../../../platform/api-client.ts";
import { fileHref } from "../../../platform/file-paths.ts";
import { uploadFile } from "../../../platform/upload-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Camera, X } from "../../../ui/icons/index.ts";
import { MOST_REVIEW_PHOTOS, type ReviewPhoto } from "../photos/photo.schema.ts";

/** The guest's photos of the stay, sent as soon as they are chosen. They are read with the review. */
export function StayPhotos({ bookingId, photos }: { bookingId: string; photos: ReviewPhoto[] }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(0);
  const { revalidate } = useRevalidator();
  const isFull = photos.length + waiting >= MOST_REVIEW_PHOTOS;

  const send = async (files: File[]) => {
    const room = MOST_REVIEW_PHOTOS - photos.length;
    setProblem(files.length > room ? `You can add up to ${MOST_REVIEW_PHOTOS} photos.` : null);
    const chosen = files.slice(0, room);
    setWaiting(chosen.length);
    for (const file of chosen) {
      const answer = await uploadFile<ReviewPhoto>({ path: `/bookings/${bookingId}/reviews/of-stay/photos`, file });
      if (!answer.ok) setProblem(`${file.name}: ${answer.refusal.message}`);
      await revalidate();
      setWaiting((left) => left - 1);
    }
    setWaiting(0);
  };
  const remove = async (photoId: string) => {
    const call = api.DELETE("/bookings/{bookingId}/reviews/of-stay/photos/{photoId}", { params: { path: { bookingId, photoId } } });
    const answer = await ask(call, "We couldn't remove the photo. Please try again.");
    setProblem(answer.ok ? null : answer.refusal.message);
    await revalidate();
    input.current?.parentElement?.querySelector("button")?.focus();
  };
  return (
    <fieldset className="grid gap-3 without-script:hidden">
      <legend className="mb-1.5 font-semibold">Photos</legend>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map(({ id }, index) => (
            <li key={id} className="relative">
              <img
                src={`${fileHref("/reviews/photos/:photoId", { photoId: id })}?width=640`}
                alt={`Yours, ${index + 1} of ${photos.length}`}
                className="size-24 rounded-md bg-sand-deep object-cover"
              />
              <button
                type="button"
                onClick={() => void remove(id)}
                className="absolute -top-2 -right-2 grid size-8 cursor-pointer place-items-center rounded-full border border-line bg-paper shadow-float"
              >
                <X aria-hidden className="size-4" />
                <span className="sr-only">Remove photo {index + 1}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          look="quiet"
          aria-disabled={isFull || waiting > 0 || undefined}
          onClick={() => !isFull && waiting === 0 && input.current?.click()}
        >
          <Camera aria-hidden className="size-5" /> {waiting > 0 ? "Uploading..." : "Add photos"}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label="Choose photos"
          onChange={({ target }) => {
            void send([...(target.files ?? [])]);
            target.value = "";
          }}
        />
      </div>
      <p className="text-sm text-muted">Up to {MOST_REVIEW_PHOTOS}, 5 MB each. Everyone sees them once your review is public.</p>
      <p role="alert" className="text-sm font-medium text-brick empty:hidden">
        {problem}
      </p>
    </fieldset>
  );
}
