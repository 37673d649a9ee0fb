import type { Ctx } from "../../platform/context.server.ts";
import { seal, unseal } from "../../platform/sealed.server.ts";

const PURPOSE = "arrival codes";

/** As a code is stored: unreadable but for us. Null: there is none. */
export const sealedCode = ({ config }: Pick<Ctx, "config">, code: string): string | null => (code ? seal(config, PURPOSE, code) : null);

/** Null if the product's secret is another one now. */
export const openCode = ({ config }: Pick<Ctx, "config">, sealed: string | null): string | null =>
  sealed === null ? "" : unseal(config, PURPOSE, sealed);
