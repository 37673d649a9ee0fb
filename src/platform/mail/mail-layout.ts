import { firstName } from "../words/first-name.ts";

export type Email = {
  to: string;
  subject: string;
  /** The first line of the body; see `greet`. */
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** What it is about, to be seen at a glance. */
  panel?: EmailPanel;
  footnote?: string;
  attachments?: Attachment[];
  /** Where emails of this kind can be turned off, and what they are about. */
  unsubscribe?: { url: string; what: string };
};

/** In the HTML only. */
export type EmailPanel = {
  photo: { url: string; alt: string } | null;
  title: string;
  place: string;
  /** What is best seen side by side, such as two dates. */
  columns: { label: string; value: string; note?: string }[];
  total: { label: string; value: string } | null;
  /** The paragraphs that say the same. */
  says: string[];
};

/** A file of text that goes with an email. */
export type Attachment = { filename: string; contentType: string; content: string };

export type RenderedMail = { to: string; subject: string; text: string; html: string; attachments: Attachment[]; unsubscribeUrl?: string };

/** "Hi Ada," for Ada Lovelace. */
export const greet = (fullName: string): string => `Hi ${firstName(fullName)},`;
