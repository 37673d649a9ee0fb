/** Web addresses, also those written without `https://`. */
const LINK = /(?:https?:\/\/|www\.)[^\s<>()[\]"]{3,2000}/gi;
const BARE =
  /(?<![\w@./-])[a-z0-9-]{1,63}\.(?:com|net|org|info|biz|shop|site|online|store|club|live|link|click|top|xyz|io|co|me|app|ru)\b/gi;

/** The addresses in a text that lead away from this site. */
export function findLinks(text: string, ownHost: string): string[] {
  const found = [...text.matchAll(LINK), ...text.matchAll(BARE)].map(([link]) => link);
  return found.filter((link) => hostOf(link) !== ownHost);
}

const hostOf = (link: string): string => URL.parse(/^https?:/i.test(link) ? link : `https://${link}`)?.host ?? link;
