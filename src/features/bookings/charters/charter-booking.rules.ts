import type { CharterCrew } from "../../charters/index.ts";

/** Whoever steers themselves says what they may steer by, unless the host says that none is needed. */
export const needsLicense = (crew: CharterCrew, licenceNeeded: boolean | null): boolean => crew === "bareboat" && licenceNeeded !== false;
