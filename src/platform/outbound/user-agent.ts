import type { Config } from "../config.server.ts";

/** Who we say we are: the product's name as one word, and where to find it. */
export function userAgentOf({ brandName, appOrigin }: Pick<Config, "brandName" | "appOrigin">): string {
  const word = brandName
    .normalize("NFKD")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .join("-");
  return `${word || "Marketplace"}/1.0 (+${appOrigin})`;
}
