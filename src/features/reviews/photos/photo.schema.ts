import { z } from "zod";

export const MOST_REVIEW_PHOTOS = 6;

export const ReviewPhoto = z.object({ id: z.uuid(), width: z.number().int(), height: z.number().int() }).meta({ id: "ReviewPhoto" });
export type ReviewPhoto = z.infer<typeof ReviewPhoto>;

export const StayPhotoPath = z.object({ bookingId: z.uuid("Booking not found"), photoId: z.uuid("That photo is gone.") });
export const TakePhotoDownInput = z.object({ photoId: z.uuid("That photo is gone.") });
