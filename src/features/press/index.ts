export { LOGO_PACKAGE, MEDIA_KIT } from "./press.rules.ts";
