export const AFTER_SIGN_IN = "/profile";

const HERE = "https://here.invalid";

/**
 * Where to go after signing in: the wanted path if it is certainly one of this site, else the profile. Anything that a
 * browser could read as another site (`//x`, `/\x`, a scheme, control characters, encoded forms of these) is refused.
 */
export function returnTarget(wanted: string | null | undefined): string {
  if (!wanted || wanted.length > 2000 || !isPathOfThisSite(wanted)) return AFTER_SIGN_IN;
  const { pathname, search, hash } = new URL(wanted, HERE);
  return /^\/(login|register|logout)(\/|$)/.test(pathname) ? AFTER_SIGN_IN : pathname + search + hash;
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
export const signInPath = (from: string): string => (from === "/" || from === AFTER_SIGN_IN ? "/login" : `/login?redirect=${encodeURIComponent(from)}`);
