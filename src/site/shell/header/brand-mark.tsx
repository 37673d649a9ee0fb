import { LogoMark } from "../../../ui/art/logo.tsx";
import type { SiteData } from "../../server/site-data.server.ts";

/** The operator's own logo, or ours. */
export const BrandMark = ({ site, className }: { site: SiteData | undefined; className: string }) =>
  site?.logoUrl ? <img src={site.logoUrl} alt="" className={`${className} object-contain`} /> : <LogoMark className={className} />;
