import { requestError } from "../../platform/errors.ts";
import { readBody } from "../../platform/http/bodies/read-body.server.ts";
import { FILE_FORMS } from "./file-forms.ts";

/** Only forms with a file need multipart, and those are read elsewhere. */
const LARGEST = { "application/x-www-form-urlencoded": 256 * 1024, "multipart/form-data": 16 * 1024 };
/** Each costs time to read, and no form of ours has a tenth of this. */
const MOST_FIELDS = 2_000;
const AMPERSAND = "&".charCodeAt(0);

export type SentForm = Record<string, string>;

/** The text fields of a form sent to a page; null if there is no form, or one with a file. Refuses a form that can't be read before any page is rendered for it. */
export async function readForm(request: Request): Promise<SentForm | null> {
  const type = request.headers.get("content-type") ?? "";
  const [, largest] = Object.entries(LARGEST).find(([form]) => type.startsWith(form)) ?? [];
  if (request.method !== "POST" || !largest) return null;
  if (FILE_FORMS.some((path) => path.test(new URL(request.url).pathname))) return null;
  const body = await readBody(request, largest, () => requestError("body_too_large"));
  if (type.startsWith("application/") && hasTooManyFields(body)) throw requestError("malformed_request");
  const form = await new Response(body, { headers: { "content-type": type } }).formData().catch(() => {
    throw requestError("malformed_request");
  });
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function hasTooManyFields(body: Uint8Array): boolean {
  let fields = 0;
  for (let at = body.indexOf(AMPERSAND); at >= 0 && fields <= MOST_FIELDS; at = body.indexOf(AMPERSAND, at + 1)) fields++;
  return fields > MOST_FIELDS;
}
