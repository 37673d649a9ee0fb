import type { Ctx } from "../../platform/context.server.ts";
import { greet } from "../../platform/mail/mail-layout.ts";
import { sendEmail } from "../../platform/mail/mail.server.ts";
import { findAccountByEmail } from "./account.queries.server.ts";

type Person = { email: string; name: string };

const link = (ctx: Ctx, path: string, query: Record<string, string> = {}) => {
  const url = new URL(path, ctx.config.appOrigin);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
};

export const sendWelcome = (ctx: Ctx, person: Person, token: string) =>
  sendEmail(ctx, {
    to: person.email,
    subject: `Welcome to ${ctx.config.brandName}`,
    greeting: greet(person.name),
    paragraphs: ["Your account is ready.", "Please confirm your email address so we can reach you about your trips."],
    action: { label: "Confirm my email", url: link(ctx, "/verify-email", { token }) },
    footnote: "The link works for 24 hours. If you didn't create this account, you can ignore this email.",
  });

export const sendEmailConfirmation = (ctx: Ctx, person: Person, token: string) =>
  sendEmail(ctx, {
    to: person.email,
    subject: "Confirm your email address",
    greeting: greet(person.name),
    paragraphs: [`Please confirm that ${person.email} is your email address.`],
    action: { label: "Confirm my email", url: link(ctx, "/verify-email", { token }) },
    footnote: "The link works for 24 hours. If you didn't ask for this, you can ignore this email.",
  });

export const sendPasswordReset = (ctx: Ctx, person: Person, token: string) =>
  sendEmail(ctx, {
    to: person.email,
    subject: "Reset your password",
    greeting: greet(person.name),
    paragraphs: ["We got a request to reset the password for your account."],
    action: { label: "Choose a new password", url: link(ctx, "/reset-password", { token }) },
    footnote: "The link works once, for one hour. If this wasn't you, you can ignore this email. Nothing has changed.",
  });

/** The subject has the code, so that it can be read on a locked phone's notice. */
export async function sendSignInCode(ctx: Ctx, email: string, code: string): Promise<void> {
  const account = await findAccountByEmail(ctx, email);
  if (!account) return;
  await sendEmail(ctx, {
    to: email,
    subject: `${code} is your sign-in code`,
    greeting: greet(account.fullName),
    paragraphs: [`Your code to sign in to ${ctx.config.brandName} is ${code}.`, "Enter it on the page where you asked for it."],
    footnote:
      "The code works once, for 10 minutes. We'll never ask you for it by phone or message. If you didn't ask for it, you can ignore this email.",
  });
}

export const sendRegisteredAgain = (ctx: Ctx, person: Person) =>
  sendEmail(ctx, {
    to: person.email,
    subject: "You already have an account",
    greeting: greet(person.name),
    paragraphs: [
      "Someone tried to create an account with this email address, but you already have one.",
      "If it was you, sign in, or reset your password if you forgot it.",
    ],
    action: { label: "Sign in", url: link(ctx, "/login") },
    footnote: "If it wasn't you, you don't need to do anything. Your account hasn't changed.",
  });

const notice = (ctx: Ctx, person: Person, subject: string, text: string) =>
  sendEmail(ctx, {
    to: person.email,
    subject,
    greeting: greet(person.name),
    paragraphs: [text, "If this was you, you don't need to do anything."],
    action: { label: "This wasn't me", url: link(ctx, "/forgot-password") },
  });

export const sendPasswordChanged = (ctx: Ctx, person: Person) =>
  notice(
    ctx,
    person,
    "Your password was changed",
    "The password for your account was changed, and all your other devices were signed out.",
  );

export const sendTwoFactorChanged = (ctx: Ctx, person: Person, enabled: boolean) =>
  notice(
    ctx,
    person,
    `Two-factor sign-in is ${enabled ? "on" : "off"}`,
    `Two-factor sign-in was turned ${enabled ? "on" : "off"} for your account.`,
  );

export const sendPasskeysChanged = (ctx: Ctx, person: Person, name: string, added: boolean) =>
  sendEmail(ctx, {
    to: person.email,
    subject: added ? "A passkey was added" : "A passkey was removed",
    greeting: greet(person.name),
    paragraphs: [
      added ? `The passkey “${name}” can now sign in to your account.` : `The passkey “${name}” can no longer sign in to your account.`,
      "If this was you, you don't need to do anything. If it wasn't, check your passkeys and change your password.",
    ],
    action: { label: "Check my passkeys", url: link(ctx, "/account/security") },
  });

export const sendOwnerProven = (ctx: Ctx, person: Person, by: "code" | "link") =>
  sendEmail(ctx, {
    to: person.email,
    subject: "Choose a new password",
    greeting: greet(person.name),
    paragraphs: [
      by === "code"
        ? "You signed in with a code from your email, so we know that this address is yours."
        : "You confirmed this email address, so we know that it's yours.",
      "It hadn't been confirmed before. For your safety we removed the old password, and passkeys and two-factor sign-in if there were any. Other devices were signed out.",
    ],
    action: { label: "Choose a new password", url: link(ctx, "/forgot-password") },
  });

export const sendEmailChanged = (ctx: Ctx, former: Person, newEmail: string) =>
  notice(ctx, former, "Your email address was changed", `Your account now uses ${newEmail} instead of this address.`);

export const sendAccountDeleted = (ctx: Ctx, person: Person) =>
  sendEmail(ctx, {
    to: person.email,
    subject: "Your account was deleted",
    greeting: greet(person.name),
    paragraphs: [
      "As you asked, we deleted your account, along with your name and contact details.",
      "Past bookings and reviews stay with the people you shared them with, without your name. We'll still pay out anything we owe you.",
      "Thanks for being with us.",
    ],
  });
