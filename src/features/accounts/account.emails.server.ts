import type { Ctx } from "../../platform/context.server.ts";
import { sendEmail } from "../../platform/mail/mail.server.ts";

type Person = { email: string; name: string };

const hello = ({ name }: Person) => `Hello ${name},`;
const link = (ctx: Ctx, path: string, query: Record<string, string> = {}) => {
  const url = new URL(path, ctx.config.appOrigin);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
};

export const sendWelcome = (ctx: Ctx, person: Person, token: string) =>
  sendEmail(ctx, {
    to: person.email,
    subject: `Welcome to ${ctx.config.brandName}`,
    greeting: hello(person),
    paragraphs: ["Your account is ready.", "Please confirm that this e-mail address is yours, so that we can reach you about your trips."],
    action: { label: "Confirm my e-mail", url: link(ctx, "/verify-email", { token }) },
    footnote: "The link works for 24 hours. If you did not create this account, you can ignore this email.",
  });

export const sendEmailConfirmation = (ctx: Ctx, person: Person, token: string) =>
  sendEmail(ctx, {
    to: person.email,
    subject: "Confirm your e-mail address",
    greeting: hello(person),
    paragraphs: [`Please confirm that ${person.email} is your address.`],
    action: { label: "Confirm my e-mail", url: link(ctx, "/verify-email", { token }) },
    footnote: "The link works for 24 hours. If you did not ask for this, you can ignore this email.",
  });

export const sendPasswordReset = (ctx: Ctx, person: Person, token: string) =>
  sendEmail(ctx, {
    to: person.email,
    subject: "Reset your password",
    greeting: hello(person),
    paragraphs: ["Somebody, hopefully you, asked to reset the password of your account."],
    action: { label: "Choose a new password", url: link(ctx, "/reset-password", { token }) },
    footnote: "The link works once and for one hour. If it was not you, nothing has changed and you can ignore this email.",
  });

export const sendRegisteredAgain = (ctx: Ctx, person: Person) =>
  sendEmail(ctx, {
    to: person.email,
    subject: "You already have an account",
    greeting: hello(person),
    paragraphs: [
      "Somebody tried to create an account with this e-mail address, but you already have one.",
      "If it was you, sign in, or choose a new password if you forgot it.",
    ],
    action: { label: "Sign in", url: link(ctx, "/login") },
    footnote: "If it was not you, there is nothing to do: your account is unchanged.",
  });

const notice = (ctx: Ctx, person: Person, subject: string, text: string) =>
  sendEmail(ctx, {
    to: person.email,
    subject,
    greeting: hello(person),
    paragraphs: [text, "If it was you, there is nothing to do."],
    action: { label: "It was not me", url: link(ctx, "/forgot-password") },
  });

export const sendPasswordChanged = (ctx: Ctx, person: Person) =>
  notice(ctx, person, "Your password was changed", "The password of your account was changed, and every other device was signed out.");

export const sendTwoFactorChanged = (ctx: Ctx, person: Person, enabled: boolean) =>
  notice(
    ctx,
    person,
    `Two-factor sign-in is ${enabled ? "on" : "off"}`,
    `Two-factor sign-in was turned ${enabled ? "on" : "off"} for your account.`,
  );

export const sendEmailChanged = (ctx: Ctx, former: Person, newEmail: string) =>
  notice(ctx, former, "Your e-mail address was changed", `Your account now uses ${newEmail} instead of this address.`);

export const sendAccountDeleted = (ctx: Ctx, person: Person) =>
  sendEmail(ctx, {
    to: person.email,
    subject: "Your account was deleted",
    greeting: hello(person),
    paragraphs: [
      "As you asked, your account was deleted, and your name and contact details with it.",
      "Past bookings and reviews stay with the people you shared them with, without your name. Payouts that are still due to you will be paid.",
      "Thank you for having been with us.",
    ],
  });
