const AFTER_SIGN_IN = "/profile";

const HERE = "https://here.invalid";

/** Where to go after signing in: the wanted path if it is certainly one of this site, else the profile. */
export function returnTarget(wanted: string | null | undefined): string {
  const path = ownPath(wanted);
  return path === null || /^\/(login|register|logout)(\/|\?|#|$)/.test(path) ? AFTER_SIGN_IN : path;
}

/**
 * The path if it is certainly one of this site. Anything that a browser could read as another site (`//x`, `/\\x`, a
 * scheme, control characters, encoded forms of these) is null.
 */
export function ownPath(wanted: string | null | undefined): string | null {
  if (!wanted || wanted.length > 2000 || !isPathOfThisSite(wanted)) return null;
  const { pathname, search, hash } = new URL(wanted, HERE);
  return pathname + search + hash;
}

function isPathOfThisSite(wanted: string): boolean {
  let form = wanted;
  for (let layer = 0; layer < 4; layer++) {
    const [path = ""] = form.split(/[?#]/);
    // oxlint-disable-next-line no-control-regex
    if (!/^\/(?![/\\])/.test(path) || /[\\\x00-\x20\x7f]/.test(path) || path.includes("//")) return false;
    if (!URL.canParse(form, HERE) || new URL(form, HERE).origin !== HERE) return false;
    const decoded = decodeOnce(path);
    if (decoded === null) return false;
    if (decoded === path) return true;
    form = decoded;
  }
  return false;
}

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The sign-in address that leads back to where the visitor was. */
export const signInPath = (from: string): string =>
  from === "/" || from === AFTER_SIGN_IN ? "/login" : `/login?redirect=${encodeURIComponent(from)}`;
