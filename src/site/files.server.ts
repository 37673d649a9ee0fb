import type { FilePath } from "../platform/file-paths.ts";
import type { AnswerFile } from "../platform/http/serve-files.server.ts";
import { accountData } from "./downloads/account-data.server.ts";
import { tripPlanCalendar } from "./downloads/trip-plan-calendar.server.ts";
import { bookingCalendarFile } from "./downloads/booking-calendar-file.server.ts";
import { bookingItinerary } from "./downloads/booking-itinerary.server.ts";
import { bookingReceipt } from "./downloads/booking-receipt.server.ts";
import { eventCalendarFile } from "./downloads/event-calendar-file.server.ts";
import { eventPhoto } from "./downloads/event-photo.server.ts";
import { eventRegistrationsExport } from "./downloads/event-registrations-export.server.ts";
import { hostBookingsExport } from "./downloads/host-bookings-export.server.ts";
import { hostEarningsExport } from "./downloads/host-earnings-export.server.ts";
import { hostEarningsReceipt } from "./downloads/host-earnings-receipt.server.ts";
import { ownArrivalPhoto, stayArrivalPhoto } from "./downloads/arrival-photo.server.ts";
import { messagePhoto } from "./downloads/message-photo.server.ts";
import { outboxEmail } from "./downloads/outbox-email.server.ts";
import { pressFile } from "./downloads/press-file.server.ts";
import { resume } from "./downloads/resume.server.ts";
import { reviewPhoto } from "./downloads/review-photo.server.ts";
import { blogFeed } from "./feeds/blog-feed.server.ts";
import { contentPicture } from "./feeds/content-picture.server.ts";
import { listingCalendar } from "./feeds/listing-calendar.server.ts";
import { logo } from "./feeds/logo.server.ts";
import { webManifest } from "./feeds/manifest.server.ts";
import { robots } from "./feeds/robots.server.ts";
import { sitemap } from "./feeds/sitemap.server.ts";
import { sitemapFile } from "./feeds/sitemap-file.server.ts";
import { paymentHook } from "./server/payment-hook.server.ts";

/** What is answered without React: the first that fits an address answers. */
export const FILES: Readonly<Record<string, AnswerFile>> = {
  ...({
    "/blog/feed.xml": blogFeed,
    "/pictures/:name": contentPicture,
    "/logo.svg": logo,
    "/manifest.webmanifest": webManifest,
    "/robots.txt": robots,
    "/sitemap.xml": sitemap,
    "/account/data/download": accountData,
    "/bookings/:bookingId/stay.ics": bookingCalendarFile,
    "/bookings/:bookingId/itinerary.pdf": bookingItinerary,
    "/bookings/:bookingId/receipt.pdf": bookingReceipt,
    "/trip-plans/:planId/trip.ics": tripPlanCalendar,
    "/bookings/:bookingId/arrival/photos/:photoId": stayArrivalPhoto,
    "/host/listings/:listingId/arrival-photos/:photoId": ownArrivalPhoto,
    "/events/:eventId/event.ics": eventCalendarFile,
    "/events/photos/:photoId": eventPhoto,
    "/admin/events/:eventId/registrations.csv": eventRegistrationsExport,
    "/host/bookings.csv": hostBookingsExport,
    "/host/earnings.csv": hostEarningsExport,
    "/host/earnings/:bookingId/receipt.pdf": hostEarningsReceipt,
    "/messages/:threadId/photos/:photoId": messagePhoto,
    "/reviews/photos/:photoId": reviewPhoto,
    "/dev/outbox/:emailId": outboxEmail,
    "/press/files/:file": pressFile,
    "/careers/applications/:applicationId/resume": resume,
  } satisfies Record<FilePath, AnswerFile>),
  "/calendars/:file{[^/]+\\.ics}": listingCalendar,
  "/:file{[a-z]+(-\\d+)?\\.xml}": sitemapFile,
};

/** What other services send. */
export const HOOKS: Readonly<Record<string, AnswerFile>> = { "/hooks/payments/:provider": paymentHook };
