export { countryCodeOf } from "./gazetteer/area-names.ts";
