import type { ApplicationStatus } from "./career.rules.ts";

export type StageEmail = { subject: string; text: string };

/** What we write to an applicant when their application reaches a stage, for staff to change before it's sent. */
export const stageEmail = (status: ApplicationStatus, job: string): StageEmail => STAGE_EMAILS[status](job);

const STAGE_EMAILS: Record<ApplicationStatus, (job: string) => StageEmail> = {
  new: (job) => ({
    subject: `Your application is open again: ${job}`,
    text: `We've reopened your application for ${job}, and we'll take a fresh look at it.

You don't need to do anything. We'll email you as soon as there's news.`,
  }),
  in_review: (job) => ({
    subject: `We're reviewing your application: ${job}`,
    text: `Good news: your application for ${job} made it past our first read. The team you'd work with is looking at it now.

You don't need to do anything. We'll email you either way.`,
  }),
  interview: (job) => ({
    subject: `Let's talk: ${job}`,
    text: `We liked your application for ${job}, and we'd love to talk with you.

The first interview is a 45-minute video call. We'll get in touch within two business days to find a time that works for you.`,
  }),
  offer: (job) => ({
    subject: `We'd love to have you: ${job}`,
    text: `We enjoyed getting to know you, and we'd like to offer you the position: ${job}.

We'll call you within a day to go over the details, and send you the offer in writing after that.`,
  }),
  declined: (job) => ({
    subject: `Your application: ${job}`,
    text: `Thank you for applying for ${job}, and for the time you put into it.

We've decided to move forward with other candidates. It wasn't an easy choice, and we'd be glad to hear from you again when another position fits.

We wish you all the best.`,
  }),
};
