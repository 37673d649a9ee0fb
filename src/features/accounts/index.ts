export {
  AddPasskeyInput,
  ChangeEmailInput,
  ChangePasswordInput,
  ConfirmEmailInput,
  ConfirmTwoFactorInput,
  Contact,
  EndSessionsInput,
  LanguagesInput,
  PasskeyPath,
  PasswordConfirmation,
  PublicProfile,
  RegisterAccountInput,
  RenamePasskeyInput,
  RequestPasswordResetInput,
  RequestSignInCodeInput,
  ResetPasswordInput,
  SecondFactorInput,
  SessionPath,
  SetPasswordInput,
  TrustedDevicePath,
  SignInInput,
  SignInWithCodeInput,
  SignInWithPasskeyInput,
  TravelPreferencesInput,
  UpdateAccountInput,
  UpdateChoicesInput,
} from "./account.schema.ts";
export type { AccountView, CurrentUser, DeviceSession, SessionView, TwoFactorSetup } from "./account.schema.ts";
export { givenName, shortName } from "./profile/deleted-person.ts";
export { OWN_MATTER } from "../../platform/policy/own-matter.ts";
export { ownPath, returnTarget, signInPath } from "./sign-in/return-target.ts";
