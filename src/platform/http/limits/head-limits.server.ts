import { requestError } from "../../errors.ts";

/** Node bounds the whole head; these are the parts that are taken apart. */
const LONGEST_ADDRESS = 8_000;
const LONGEST_COOKIES = 8_000;

/** Refuses a request whose address or cookies are longer than any that this site makes, before anybody reads them. */
export function requireShortHead({ url, headers }: Request): void {
  if (url.length > LONGEST_ADDRESS) throw requestError("address_too_long");
  if ((headers.get("cookie")?.length ?? 0) > LONGEST_COOKIES) throw requestError("cookies_too_long");
}
