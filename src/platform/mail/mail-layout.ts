import { escapeHtml } from "../words/escape-html.ts";
import { firstName } from "../words/first-name.ts";

export type Email = {
  to: string;
  subject: string;
  /** The first line of the body; see `greet`. */
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  footnote?: string;
  attachments?: Attachment[];
  /** Where emails of this kind can be turned off, and what they are about. */
  unsubscribe?: { url: string; what: string };
};

/** A file of text that goes with an email. */
export type Attachment = { filename: string; contentType: string; content: string };

export type RenderedMail = { to: string; subject: string; text: string; html: string; attachments: Attachment[]; unsubscribeUrl?: string };

/** "Hi Ada," for Ada Lovelace. */
export const greet = (fullName: string): string => `Hi ${firstName(fullName)},`;

const INK = "#10263A";
const SEA = "#0B6E75";

/** One email as plain text and as HTML that mail programs of any age can show. */
export function renderEmail(email: Email, brand: string): RenderedMail {
  const { greeting, paragraphs, action, footnote, unsubscribe } = email;
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(footnote ? [footnote] : []),
    brand,
    ...(unsubscribe ? [`Turn off emails about ${unsubscribe.what.toLowerCase()}:\n${unsubscribe.url}`] : []),
  ].join("\n\n");
  const paragraph = (content: string, style = "") => `<p style="margin:0 0 16px;${style}">${escapeHtml(content)}</p>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(email.subject)}</title></head>
<body style="margin:0;background:#FAF6EF;color:${INK};font:16px/1.5 Figtree,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font:600 22px Georgia,serif">${escapeHtml(brand)}</p>
<div style="background:#fff;border:1px solid #E5DED2;border-radius:14px;padding:28px 24px 12px">
${paragraph(greeting)}${paragraphs.map((p) => paragraph(p)).join("")}
${action ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;background:${SEA};color:#fff;text-decoration:none;padding:12px 22px;border-radius:12px;font-weight:600">${escapeHtml(action.label)}</a></p>${paragraph(`Or open this link: ${action.url}`, "font-size:13px;color:#566472;word-break:break-all")}` : ""}
${footnote ? paragraph(footnote, "font-size:13px;color:#566472") : ""}
</div>
${unsubscribe ? `<p style="margin:16px 4px;font-size:13px;color:#566472"><a href="${escapeHtml(unsubscribe.url)}" style="color:#566472">Turn off emails about ${escapeHtml(unsubscribe.what.toLowerCase())}</a></p>` : ""}
</div></body></html>`;
  return {
    to: email.to,
    subject: email.subject.replace(/[\r\n]+/g, " "),
    text: `${text}\n`,
    html,
    attachments: email.attachments ?? [],
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.url }),
  };
}
