import { dictionary } from "@zxcvbn-ts/language-common";

let common: Set<string> | undefined;

/** Whether the password is among the ones that attackers try first. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set((dictionary["passwords-common"] as readonly (string | number)[]).map(String));
  return common.has(password.toLowerCase());
}
