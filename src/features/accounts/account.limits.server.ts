import type { Limit } from "../../platform/limits/rate-limit.server.ts";

const MINUTE = 60;
const words = "Too many tries with a password. Please wait a while, or sign in with a code that we email you.";

export const limits = {
  signInByAddress: { name: "sign-in.address", hits: 60, windowSeconds: 15 * MINUTE, words },
  signInByAccount: { name: "sign-in.account", hits: 30, windowSeconds: 15 * MINUTE, words },
  signInByAccountAndAddress: { name: "sign-in.account-address", hits: 10, windowSeconds: 15 * MINUTE, words },
  /** Of a browser that has signed in to the account before. */
  signInByAccountAndDevice: { name: "sign-in.account-device", hits: 10, windowSeconds: 15 * MINUTE, words },
  registerByAddress: { name: "register.address", hits: 20, windowSeconds: 60 * MINUTE },
  registerByEmail: { name: "register.email", hits: 5, windowSeconds: 60 * MINUTE },
  resetByAddress: { name: "reset.address", hits: 20, windowSeconds: 60 * MINUTE },
  resetByEmail: { name: "reset.email", hits: 5, windowSeconds: 60 * MINUTE },
  codeByAddress: { name: "sign-in-code.address", hits: 20, windowSeconds: 60 * MINUTE },
  codeByEmail: { name: "sign-in-code.email", hits: 5, windowSeconds: 60 * MINUTE },
  codeTryByAddress: { name: "sign-in-code-try.address", hits: 30, windowSeconds: 15 * MINUTE },
  passkeyByAddress: { name: "passkey.address", hits: 120, windowSeconds: 15 * MINUTE },
  secondFactorByAddress: { name: "second-factor.address", hits: 30, windowSeconds: 15 * MINUTE },
  passwordCheckByAccount: { name: "password-check.account", hits: 10, windowSeconds: 15 * MINUTE },
  confirmationByAccount: { name: "confirmation.account", hits: 5, windowSeconds: 60 * MINUTE },
} satisfies Record<string, Limit>;
