import { fileHref } from "../../../platform/file-paths.ts";
import { Form, href } from "react-router";
import { Button, SubmitButton } from "../../../ui/button.tsx";
import { CONTROL, TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { LONGEST_PHOTO_DESCRIPTION, MOST_RECAP_PHOTOS } from "../event.rules.ts";
import type { RecapView } from "../event.schema.ts";

type Props = { eventId: string; photos: RecapView["photos"]; result: FormResult | undefined };

/** The photos of a recap: each can be removed, and more can be added. */
export function RecapPhotos({ eventId, photos, result }: Props) {
  return (
    <div className="grid gap-6">
      <FormMessage result={result} />
      {photos.length === 0 && <p className="text-muted">No photos yet.</p>}
      <ul className="grid gap-4 sm:grid-cols-2 empty:hidden">
        {photos.map(({ id, description, width, height }) => (
          <li key={id} className="grid content-start gap-2">
            <img
              src={fileHref("/events/photos/:photoId", { photoId: id })}
              alt={description}
              width={width}
              height={height}
              loading="lazy"
              className="aspect-4/3 w-full rounded-lg object-cover"
            />
            <p className="text-sm text-muted wrap-anywhere">{description}</p>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="photoId" value={id} />
              <SubmitButton intent="remove-photo" look="quiet" busy="Removing...">
                Remove<span className="sr-only"> the photo: {description}</span>
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
      {photos.length < MOST_RECAP_PHOTOS && (
        <form
          method="post"
          action={href("/admin/events/:eventId/photos", { eventId })}
          encType="multipart/form-data"
          className="grid gap-4 border-t border-line pt-5"
        >
          <label className="grid gap-1.5 font-semibold">
            Photo
            <input
              type="file"
              name="photo"
              accept="image/*"
              required
              className={`${CONTROL} font-normal file:mr-3 file:cursor-pointer file:rounded-md file:border-0 file:bg-sea-wash file:px-3 file:py-1 file:font-semibold file:text-ink`}
            />
          </label>
          <TextField
            label="What it shows"
            name="description"
            required
            maxLength={LONGEST_PHOTO_DESCRIPTION}
            hint="For people who use a screen reader."
            result={result}
          />
          <p className="text-sm text-muted">Up to 5 MB and {MOST_RECAP_PHOTOS} photos. We remove camera and location data.</p>
          <div>
            <Button type="submit">Add photo</Button>
          </div>
        </form>
      )}
    </div>
  );
}
