import { readCookie } from "../../../platform/http/read-cookie.ts";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const YEAR = 365 * 24 * 3600;

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

/** The theme from the cookie, so that the server renders the first page in it. */
export function readTheme(cookie: string | null): Theme {
  const value = readCookie(cookie, "theme");
  return isTheme(value) ? value : "auto";
}

export const themeCookie = (theme: Theme, secure: boolean): string => choiceCookie("theme", theme === "auto" ? null : theme, secure);

/** Remembers for a year how a visitor wants to see the site; null forgets it. */
export const choiceCookie = (name: "theme" | "formats", value: string | null, secure: boolean): string =>
  `${name}=${value ?? ""}; Path=/; Max-Age=${value === null ? 0 : YEAR}; SameSite=Lax${secure ? "; Secure" : ""}`;
