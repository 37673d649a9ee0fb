import { type ActionFunctionArgs, href, redirect } from "react-router";
import { signInPath } from "../../features/accounts/index.ts";
import { LONGEST_PHOTO_DESCRIPTION, RecapPhotoInput } from "../../features/events/index.ts";
import { addRecapPhoto } from "../../features/events/index.server.ts";
import { AppError } from "../../platform/errors.ts";
import { toAppError } from "../../platform/http/problem.server.ts";
import { withFileForm } from "../../platform/http/bodies/receive-file-form.server.ts";
import { imageError } from "../../platform/images/image.errors.ts";
import { MOST_PHOTO_BYTES } from "../../platform/images/photo-sizes.ts";
import { eventIdOf } from "../community/event-id.server.ts";
import { ctxOf } from "../server/router-context.server.ts";
import { photoPath } from "./photo-address.server.ts";

const PHOTO = { field: "photo", maxBytes: MOST_PHOTO_BYTES, tooBig: () => imageError("photo_file_too_big") };

/** Takes a photo for a recap, and goes back to the event with what came of it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const ctx = ctxOf(context);
  const eventId = eventIdOf(params);
  let description = "";
  try {
    return await withFileForm(ctx, request, PHOTO, async (fields, picture) => {
      description = (fields["description"] ?? "").slice(0, LONGEST_PHOTO_DESCRIPTION);
      const { data } = RecapPhotoInput.safeParse(fields);
      if (!data || !picture) return redirect(photoPath(eventId, data ? "missing" : "fields", description));
      await addRecapPhoto(ctx, eventId, { ...data, picture, signal: request.signal });
      return redirect(photoPath(eventId, "added"));
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    const { code } = error instanceof AppError ? error : toAppError(error, ctx.log);
    if (code === "sign_in_required") return redirect(signInPath(photoPath(eventId)));
    return code === "staff_page_not_found" ? redirect(href("/")) : redirect(photoPath(eventId, code, description));
  }
}
