import { declareErrors } from "../errors.ts";

export const imageError = declareErrors({
  photo_file_too_big: { status: 413, message: "Each image must be less than 5MB" },
  photo_unreadable: { status: 422, message: "We could not read this picture. It may be damaged; please choose another one." },
  photo_format_unsupported: { status: 415, message: "Please choose a JPEG, PNG, WebP, AVIF or GIF picture." },
  photo_heic: { status: 415, message: "This is a HEIC photo, which we can't read. Please save it as a JPEG and try again." },
  photo_too_large: { status: 422, message: "This picture is too large. Please choose one of at most 50 megapixels." },
  photo_too_large_for_avif: {
    status: 422,
    message: "This AVIF picture is too large. Please choose one of at most 12.5 megapixels, or save it as a JPEG.",
  },
  photo_too_narrow: { status: 422, message: "This picture is too narrow to show. Please choose one with a more usual shape." },
});
