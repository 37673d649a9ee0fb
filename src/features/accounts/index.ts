export {
  ChangeEmailInput,
  ChangePasswordInput,
  ConfirmEmailInput,
  ConfirmTwoFactorInput,
  Contact,
  EndSessionsInput,
  PasswordConfirmation,
  PublicProfile,
  RegisterAccountInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  SecondFactorInput,
  SessionPath,
  TrustedDevicePath,
  SignInInput,
  TravelPreferencesInput,
  UpdateAccountInput,
  UpdateChoicesInput,
} from "./account.schema.ts";
export type { AccountView, CurrentUser, DeviceSession, SessionView, TwoFactorSetup } from "./account.schema.ts";
export { givenName } from "./profile/deleted-person.ts";
export { ownPath, returnTarget, signInPath } from "./sign-in/return-target.ts";
