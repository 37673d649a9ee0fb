import { accountApi, accountJobs, accountSubscribers } from "./features/accounts/index.server.ts";
import { arrivalApi, arrivalJobs, arrivalSubscribers } from "./features/arrival/index.server.ts";
import { charterApi, charterSubscribers, hostCharterApi, packageEditApi } from "./features/charters/index.server.ts";
import {
  availabilityApi,
  availabilitySubscribers,
  hostDaysApi,
  hoursApi,
  manualBookingApi,
  rulesApi,
} from "./features/availability/index.server.ts";
import { bookingApi, bookingJobs, bookingSubscribers } from "./features/bookings/index.server.ts";
import { calendarJobs, calendarSubscribers, calendarSyncApi } from "./features/calendar-sync/index.server.ts";
import { careerApi, careerJobs, careerSubscribers } from "./features/careers/index.server.ts";
import { certificationApi, certificationSubscribers } from "./features/certification/index.server.ts";
import { helpApi } from "./features/content/index.server.ts";
import { earningsApi } from "./features/earnings/index.server.ts";
import { forumApi, forumModerationApi, forumSubscribers } from "./features/forum/index.server.ts";
import { eventApi, eventJobs, eventSubscribers } from "./features/events/index.server.ts";
import { hostCalendarApi } from "./features/host-calendar/index.server.ts";
import { importApi, importJobs, importSubscribers } from "./features/listing-import/index.server.ts";
import { listingApi, listingSubscribers, photoJobs } from "./features/listings/index.server.ts";
import {
  messageApi,
  messageJobs,
  messageLiveReaders,
  messageSubscribers,
  replyApi,
  scheduleApi,
  threadReportApi,
} from "./features/messages/index.server.ts";
import { moderationApi, moderationSubscribers } from "./features/moderation/index.server.ts";
import {
  notificationApi,
  notificationJobs,
  notificationLiveReaders,
  notificationSubscribers,
} from "./features/notifications/index.server.ts";
import { paymentDeskApi, paymentJobs } from "./features/payments/index.server.ts";
import { placeApi } from "./features/places/index.server.ts";
import { pressJobs } from "./features/press/index.server.ts";
import { reviewApi, reviewJobs, reviewSubscribers } from "./features/reviews/index.server.ts";
import { savedApi, savedSubscribers } from "./features/saved/index.server.ts";
import { savedSearchApi, savedSearchJobs, savedSearchSubscribers } from "./features/saved-searches/index.server.ts";
import { searchApi } from "./features/search/index.server.ts";
import { staffApi } from "./features/staff/index.server.ts";
import { tripPlanApi, tripPlanSubscribers } from "./features/trip-plans/index.server.ts";
import { chatApi, chatLiveReaders, chatSubscribers, watchDesk } from "./features/support-chat/index.server.ts";
import { factJobs, type Subscriber } from "./platform/facts/facts.server.ts";
import type { Services } from "./platform/context.server.ts";
import type { Endpoint } from "./platform/http/api.server.ts";
import type { Job } from "./platform/jobs/jobs.server.ts";
import { sweepIdempotencyKeys } from "./platform/limits/idempotency.server.ts";
import { sweepRateLimits } from "./platform/limits/rate-limit.server.ts";
import type { LiveReaders } from "./platform/realtime/publish-live.server.ts";
import { deliverMail } from "./platform/mail/mail.server.ts";

/** What the features add up to: the lists that the server, the worker and the tests run. */
export const endpoints: readonly Endpoint[] = [
  ...accountApi,
  ...searchApi,
  ...listingApi,
  ...availabilityApi,
  ...charterApi,
  ...hostCharterApi,
  ...packageEditApi,
  ...bookingApi,
  ...arrivalApi,
  ...reviewApi,
  ...earningsApi,
  ...hostDaysApi,
  ...hoursApi,
  ...rulesApi,
  ...manualBookingApi,
  ...hostCalendarApi,
  ...calendarSyncApi,
  ...importApi,
  ...certificationApi,
  ...savedApi,
  ...savedSearchApi,
  ...tripPlanApi,
  ...notificationApi,
  ...messageApi,
  ...replyApi,
  ...scheduleApi,
  ...threadReportApi,
  ...placeApi,
  ...chatApi,
  ...helpApi,
  ...moderationApi,
  ...staffApi,
  ...paymentDeskApi,
  ...forumApi,
  ...forumModerationApi,
  ...eventApi,
  ...careerApi,
];

export const subscribers: readonly Subscriber[] = [
  ...accountSubscribers,
  ...listingSubscribers,
  ...charterSubscribers,
  ...availabilitySubscribers,
  ...bookingSubscribers,
  ...arrivalSubscribers,
  ...calendarSubscribers,
  ...reviewSubscribers,
  ...certificationSubscribers,
  ...savedSubscribers,
  ...savedSearchSubscribers,
  ...tripPlanSubscribers,
  ...notificationSubscribers,
  ...messageSubscribers,
  ...chatSubscribers,
  ...importSubscribers,
  ...moderationSubscribers,
  ...forumSubscribers,
  ...eventSubscribers,
  ...careerSubscribers,
];

export const jobs: readonly Job[] = [
  ...factJobs(subscribers),
  sweepRateLimits,
  sweepIdempotencyKeys,
  deliverMail,
  ...accountJobs,
  ...bookingJobs,
  ...arrivalJobs,
  ...paymentJobs,
  ...calendarJobs,
  ...importJobs,
  ...reviewJobs,
  ...photoJobs,
  ...messageJobs,
  ...notificationJobs,
  ...pressJobs,
  ...eventJobs,
  ...savedSearchJobs,
  ...careerJobs,
  watchDesk,
];

/** What the live stream reads for the pages that hear it. */
export const liveReaders = (services: Services): LiveReaders => ({
  ...notificationLiveReaders(services),
  ...messageLiveReaders(services),
  ...chatLiveReaders(services),
});
