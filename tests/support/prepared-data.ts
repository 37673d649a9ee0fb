import { execFileSync } from "node:child_process";
import { launchProduct } from "../../scripts/product/launch-product.ts";
import { forgetCovers } from "./forget-covers.ts";

/** Names a data directory after its first start, which `npm test` makes once for the whole run. */
export const PREPARED_DATA = "PREPARED_DATA";

/** Fills an empty directory with the data of a product that was started once, and stopped. */
export async function layPreparedData(directory: string): Promise<void> {
  const prepared = process.env[PREPARED_DATA];
  // The database's files belong to its own user, whom Node's copy would forget.
  if (prepared) return void execFileSync("cp", ["-a", `${prepared}/.`, directory]);
  const product = await launchProduct({ DATA_DIR: directory });
  await forgetCovers(directory);
  await product.stop({ keepsData: true });
}
