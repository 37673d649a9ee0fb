import { href } from "react-router";
import { eventError } from "../../features/events/index.server.ts";
import { imageError } from "../../platform/images/image.errors.ts";
import type { FormResult } from "../../ui/forms/form-result.ts";

const OWN = {
  added: { ok: true, message: "The photo was added." },
  missing: { ok: false, message: "Choose a photo." },
  fields: { ok: false, message: "Say in a few words what the photo shows." },
  recap_missing: { ok: false, message: eventError("recap_missing").message },
  recap_photos_full: { ok: false, message: eventError("recap_photos_full").message },
};
const PICTURE_PROBLEMS = [
  "photo_file_too_big",
  "photo_unreadable",
  "photo_format_unsupported",
  "photo_heic",
  "photo_too_large",
  "photo_too_large_for_avif",
  "photo_too_narrow",
] as const;

/** The photos on the staff's page of an event, after one was sent elsewhere. */
export function photoPath(eventId: string, outcome = "", description = ""): string {
  const query = new URLSearchParams({ ...(outcome && { photo: outcome }), ...(description && { description }) });
  return `${href("/admin/events/:eventId", { eventId })}${query.size > 0 ? `?${query}` : ""}#photos`;
}

/** What the address says came of it, as the form shows it. */
export function photoOutcome(url: URL): FormResult | undefined {
  const code = url.searchParams.get("photo");
  if (!code) return undefined;
  const problem = PICTURE_PROBLEMS.find((each) => each === code);
  const { ok, message } = problem
    ? { ok: false, message: imageError(problem).message }
    : Object.hasOwn(OWN, code)
      ? OWN[code as keyof typeof OWN]
      : { ok: false, message: "Failed to add the photo. Please try again." };
  return { intent: "photo", ok, message, values: { description: url.searchParams.get("description") ?? "" } };
}
