export type { AccountView, CurrentUser, DeviceSession, SessionView, TwoFactorSetup } from "./account.schema.ts";
