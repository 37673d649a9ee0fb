/** A code that is sent by email to sign in with. */
export const SIGN_IN_CODE = { digits: 6, seconds: 600, tries: 5 } as const;
