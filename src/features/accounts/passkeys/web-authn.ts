/** What the server sends for it; the browser reads the rest. */
type Challenge = { challenge: string };

export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** Whether passkeys can be offered in the email field's suggestions. */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable().catch(() => false));

type Asking = { signal: AbortSignal; isSuggestion: boolean };

/** Lets the person choose one of their passkeys; null when they choose none. */
export async function choosePasskey(challenge: Challenge, { signal, isSuggestion }: Asking): Promise<string | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(challenge);
  const mediation = isSuggestion ? "conditional" : "optional";
  return sentAs(await navigator.credentials.get({ publicKey, mediation, signal }).catch(() => null));
}

/** Makes a passkey on this device; null when the person doesn't want it, or it is there already. */
export async function makePasskey(challenge: Challenge): Promise<string | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(challenge as unknown as PublicKeyCredentialCreationOptionsJSON);
  return sentAs(await navigator.credentials.create({ publicKey }).catch(() => null));
}

const sentAs = (credential: Credential | null): string | null =>
  credential instanceof PublicKeyCredential ? JSON.stringify(credential.toJSON()) : null;
