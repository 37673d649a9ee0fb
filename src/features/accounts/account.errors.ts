import { declareErrors } from "../../platform/errors.ts";

export const accountError = declareErrors({
  invalid_credentials: { status: 401, message: "Invalid email or password" },
  registration_failed: { status: 400, message: "Registration failed. Please try again." },
  sign_out_failed: { status: 503, message: "Failed to sign out" },
  auth_init_failed: { status: 503, message: "Failed to initialize auth" },
  profile_load_failed: { status: 503, message: "Failed to load profile data" },
  wrong_password: { status: 403, message: "That isn't your current password." },
  wrong_code: { status: 401, message: "That code isn't right. Check it and try again." },
  challenge_over: { status: 401, message: "This sign-in has expired. Please sign in again." },
  codes_locked: { status: 429, message: "Too many wrong codes. Please wait 15 minutes and try again." },
  reset_link_over: { status: 410, message: "This link has expired or was already used. Request a new one." },
  email_link_over: { status: 410, message: "This link has expired or was already used. Request a new one." },
  email_unchanged: { status: 400, message: "That's already your email address." },
  email_already_verified: { status: 409, message: "Your email address is already confirmed." },
  two_factor_already_on: { status: 409, message: "Two-factor sign-in is already on." },
  two_factor_off: { status: 409, message: "Two-factor sign-in isn't on." },
  no_such_account: { status: 404, message: "There's no account with that email address." },
  bookings_ahead: { status: 409, message: "You have upcoming bookings. Cancel them first, then delete your account." },
  device_not_found: { status: 404, message: "That device is not trusted anymore." },
  session_not_found: { status: 404, message: "That session has already ended." },
});
