import { escapeHtml } from "../words/escape-html.ts";
import type { Email, EmailPanel, RenderedMail } from "./mail-layout.ts";

/** Mail programs of any age read the styles of elements; those that know a dark theme also read these. */
const DARK = `@media (prefers-color-scheme:dark){
.m-page{background:#0C1722!important;color:#F1EADF!important}.m-card{background:#132433!important;border-color:#26394A!important}
.m-quiet,.m-quiet a{color:#A7B4BF!important}.m-line{border-color:#26394A!important}.m-photo{background:#26394A!important}
.m-button{background:#62C6CB!important;color:#062026!important}}`;
const QUIET = "font-size:13px;color:#566472";

/** One email as plain text and as HTML. */
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
  return {
    to: email.to,
    subject: email.subject.replace(/[\r\n]+/g, " "),
    text: `${text}\n`,
    html: htmlOf(email, brand),
    attachments: email.attachments ?? [],
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.url }),
  };
}

/** The email as HTML; what a panel says already is left out of its paragraphs. */
function htmlOf({ subject, greeting, paragraphs, action, panel, footnote, unsubscribe }: Email, brand: string): string {
  const said = new Set(panel?.says ?? []);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${DARK}</style></head>
<body class="m-page" style="margin:0;background:#FAF6EF;color:#10263A;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font:600 22px Georgia,serif">${escapeHtml(brand)}</p>
<div class="m-card" style="background:#fff;border:1px solid #E5DED2;border-radius:14px;overflow:hidden">
${panel ? photoOf(panel) : ""}<div style="padding:28px 24px 12px">
${paragraph(greeting)}${paragraphs
    .filter((text) => !said.has(text))
    .map((text) => paragraph(text))
    .join("")}
${panel ? factsOf(panel) : ""}${action ? button(action) : ""}
${footnote ? paragraph(footnote, QUIET, "m-quiet") : ""}
</div></div>
${unsubscribe ? `<p class="m-quiet" style="margin:16px 4px;${QUIET}"><a href="${escapeHtml(unsubscribe.url)}" style="color:#566472">Turn off emails about ${escapeHtml(unsubscribe.what.toLowerCase())}</a></p>` : ""}
</div></body></html>`;
}

const paragraph = (content: string, style = "", name = "") =>
  `<p${name && ` class="${name}"`} style="margin:0 0 16px;${style}">${escapeHtml(content)}</p>`;

const button = ({ label, url }: NonNullable<Email["action"]>): string =>
  `<p style="margin:24px 0"><a class="m-button" href="${escapeHtml(url)}" style="display:inline-block;background:#0B6E75;color:#fff;text-decoration:none;padding:12px 22px;border-radius:12px;font-weight:600">${escapeHtml(label)}</a></p>${paragraph(`Or open this link: ${url}`, `${QUIET};word-break:break-all`, "m-quiet")}`;

/** Where pictures are off, its words stand on the color of what they are about. */
const photoOf = ({ photo }: EmailPanel): string =>
  photo
    ? `<img class="m-photo" src="${escapeHtml(photo.url)}" alt="${escapeHtml(photo.alt)}" width="560" style="display:block;width:100%;height:auto;background:#F3ECDF;font:14px/1.5 Helvetica,Arial,sans-serif">`
    : "";

/** A title over two columns and a total; a table, because not every mail program knows another way. */
function factsOf({ title, place, columns, total }: EmailPanel): string {
  const line = "border-top:1px solid #E5DED2";
  const width = Math.floor(100 / columns.length);
  const cells = columns.map(
    ({ label, value, note }) =>
      `<td class="m-line" width="${width}%" valign="top" style="${line};padding:12px 12px 12px 0"><span class="m-quiet" style="${QUIET}">${escapeHtml(label)}</span><br><strong>${escapeHtml(value)}</strong>${note ? `<br><span class="m-quiet" style="${QUIET}">${escapeHtml(note)}</span>` : ""}</td>`,
  );
  const sum = total
    ? `<tr><td class="m-line" colspan="${columns.length}" style="${line};padding:12px 0"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td>${escapeHtml(total.label)}</td><td align="right"><strong>${escapeHtml(total.value)}</strong></td></tr></table></td></tr>`
    : "";
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:8px 0 16px"><tr><td colspan="${columns.length}" style="padding:0 0 12px"><span style="font:600 18px/1.3 Georgia,serif">${escapeHtml(title)}</span><br><span class="m-quiet" style="${QUIET}">${escapeHtml(place)}</span></td></tr><tr>${cells.join("")}</tr>${sum}</table>`;
}
