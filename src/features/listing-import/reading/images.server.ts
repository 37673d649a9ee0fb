import { cleanLine } from "./clean-text.server.ts";

const SIZE_PARAMETERS = [
  "im_w",
  "im_h",
  "im_q",
  "im_format",
  "aki_policy",
  "impolicy",
  "rw",
  "rh",
  "ra",
  "w",
  "h",
  "width",
  "height",
  "size",
];
const LOOK_PARAMETERS = ["fit", "crop", "quality", "q", "dpr", "auto", "format", "fm", "resize", "downsize", "output-quality", "ixlib"];
const NOT_PHOTO_FOLDERS = /^(users?|avatars?|profile.*|icons?|logos?|flags?|AirbnbPlatformAssets.*|staticmap|design-assets|static)$/i;
const NOT_PHOTO_FILES = /\.(svg|gif|ico)$|^(logo|icon|sprite|avatar)/i;
/** The widest version that Booking.com keeps. */
const BOOKING_SIZE = "max1280x900";

function isPhoto({ pathname }: URL): boolean {
  const folders = pathname.split("/");
  const file = folders.pop() ?? "";
  return !NOT_PHOTO_FILES.test(file) && !folders.some((folder) => NOT_PHOTO_FOLDERS.test(folder));
}

/** The photo's address in its largest version, and what tells it from other photos; null if it can't be a photo of a listing. */
function largestOf(text: string): { url: string; key: string } | null {
  const given = text.startsWith("//") ? `https:${text}` : text.startsWith("/xdata/images/") ? `https://cf.bstatic.com${text}` : text;
  const url = /^https?:\/\//i.test(given) ? URL.parse(given) : null;
  if (!url || url.username !== "" || url.port !== "" || !/\.\p{L}{2,}$/u.test(url.hostname) || !isPhoto(url)) return null;
  url.protocol = "https:";
  url.hash = "";
  const { hostname } = url;
  if (hostname.endsWith(".bstatic.com"))
    url.pathname = url.pathname.replace(/\/(max|square|thumb)?\d{1,4}(x\d{1,4})?(_\w{1,20})?\//, `/${BOOKING_SIZE}/`);
  if (hostname.endsWith(".homeaway.com")) url.pathname = url.pathname.replace(/\.([a-z]\d{1,2}|TREATMENT)\.(jpe?g|png|webp)$/, ".f10.$2");
  if (hostname.endsWith(".muscache.com")) url.search = "";
  else if (url.search !== "") for (const name of [...SIZE_PARAMETERS, ...LOOK_PARAMETERS]) url.searchParams.delete(name);
  const file = url.pathname.split("/").at(-1) ?? "";
  return { url: url.href, key: hostname.endsWith(".bstatic.com") ? file : url.pathname.replace(/^\/im\//, "/") };
}

/** These photos in their largest versions, each once. */
export function cleanImages(texts: Iterable<unknown>, most: number): string[] {
  const found = new Map<string, string>();
  for (const text of texts) {
    const line = typeof text === "string" && text.length < 2000 ? cleanLine(text, 2000) : null;
    const photo = line === null ? null : largestOf(line);
    if (photo && !found.has(photo.key)) found.set(photo.key, photo.url);
    if (found.size >= most) break;
  }
  return [...found.values()];
}
