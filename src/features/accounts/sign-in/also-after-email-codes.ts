import type { BetterAuthPlugin } from "better-auth";

const EMAIL_CODE_PATH = "/sign-in/email-otp";

/** The two-factor plugin asks for its code after a password only; so it does after an emailed code. */
export function alsoAfterEmailCodes<P extends { hooks: { after: NonNullable<NonNullable<BetterAuthPlugin["hooks"]>["after"]> } }>(
  plugin: P,
): P {
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: (context: Parameters<typeof hook.matcher>[0]) => hook.matcher(context) || context.path === EMAIL_CODE_PATH,
  }));
  return { ...plugin, hooks: { ...plugin.hooks, after } };
}
