export { NewPasswordField, PasswordField } from "./password/password-field.tsx";
export { AvatarForm } from "./avatar/avatar-form.tsx";
export { LanguagesForm } from "./profile/languages-form.tsx";
export { PasskeyPanel } from "./passkeys/passkey-panel.tsx";
export { PasskeySignIn } from "./passkeys/passkey-sign-in.tsx";
export { DeviceList, TrustedDeviceList } from "./sessions/device-list.tsx";
export { TwoFactorPanel } from "./two-factor/two-factor-panel.tsx";
export { TravelPreferencesForm } from "./profile/travel-preferences-form.tsx";
