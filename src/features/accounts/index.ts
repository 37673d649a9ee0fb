export {
  ChangeEmailInput,
  ChangePasswordInput,
  ConfirmEmailInput,
  ConfirmTwoFactorInput,
  EndSessionsInput,
  PasswordConfirmation,
  RegisterAccountInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  SecondFactorInput,
  SessionPath,
  SignInInput,
  UpdateAccountInput,
  UpdateChoicesInput,
} from "./account.schema.ts";
export type { AccountView, CurrentUser, DeviceSession, SessionView, TwoFactorSetup } from "./account.schema.ts";
export { NewPasswordField, PasswordField } from "./password/password-field.tsx";
export { DeviceList } from "./sessions/device-list.tsx";
export { returnTarget, signInPath } from "./sign-in/return-target.ts";
export { TwoFactorPanel } from "./two-factor/two-factor-panel.tsx";
