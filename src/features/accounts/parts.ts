export { NewPasswordField, PasswordField } from "./password/password-field.tsx";
export { DeviceList, TrustedDeviceList } from "./sessions/device-list.tsx";
export { TwoFactorPanel } from "./two-factor/two-factor-panel.tsx";
export { TravelPreferencesForm } from "./profile/travel-preferences-form.tsx";
