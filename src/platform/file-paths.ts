import { generatePath } from "react-router";

/** The addresses that answer with a file, which links can lead to. */
const FILE_PATHS = [
  "/blog/feed.xml",
  "/pictures/:name",
  "/logo.svg",
  "/manifest.webmanifest",
  "/robots.txt",
  "/sitemap.xml",
  "/account/data/download",
  "/bookings/:bookingId/stay.ics",
  "/bookings/:bookingId/itinerary.pdf",
  "/bookings/:bookingId/receipt.pdf",
  "/trip-plans/:planId/trip.ics",
  "/bookings/:bookingId/arrival/photos/:photoId",
  "/host/listings/:listingId/arrival-photos/:photoId",
  "/events/:eventId/event.ics",
  "/events/photos/:photoId",
  "/admin/events/:eventId/registrations.csv",
  "/host/bookings.csv",
  "/host/earnings.csv",
  "/host/earnings/:bookingId/receipt.pdf",
  "/messages/:threadId/photos/:photoId",
  "/reviews/photos/:photoId",
  "/dev/outbox/:emailId",
  "/press/files/:file",
  "/careers/applications/:applicationId/resume",
] as const;

export type FilePath = (typeof FILE_PATHS)[number];

/** As `href()` for pages: a link to a file that does not exist does not compile. */
export const fileHref = generatePath as <P extends FilePath>(...args: Parameters<typeof generatePath<P>>) => string;
