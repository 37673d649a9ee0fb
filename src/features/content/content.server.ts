import type { Config } from "../../platform/config.server.ts";
import { contentFolders } from "../../platform/site-file.server.ts";
import type { Content } from "./content.types.ts";
import { readContent } from "./reading/read-content.server.ts";

const read = new WeakMap<Config, Content>();

type WithConfig = { config: Config };

/** What is written, read and checked once in the life of a process; in development again each time, so that an edit shows. */
export function contentOf({ config }: WithConfig): Content {
  const known = config.development ? undefined : read.get(config);
  if (known) return known;
  const content = readContent(contentFolders(config.contentDir), siteWords(config));
  read.set(config, content);
  return content;
}

/** Reads everything once, so that a process with a broken file doesn't start; throws a ContentFault. */
export function checkContent(services: WithConfig): void {
  contentOf(services);
}

/** The names that written files can use in braces. */
const siteWords = ({ brandName, contact }: Pick<Config, "brandName" | "contact">) => ({
  brand: brandName,
  email: contact.email ?? null,
  supportEmail: contact.supportEmail ?? null,
  pressEmail: contact.pressEmail ?? null,
  phone: contact.phone ?? null,
  hotline: contact.hotline ?? null,
});
