import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { photoView } from "../listing.view.server.ts";
import { selectWaitingPhotos } from "./photo.queries.server.ts";
import type { Photo } from "./photo.schema.ts";

/** What the asker uploaded for listings that are not there yet. */
export async function waitingPhotos(ctx: Ctx): Promise<Photo[]> {
  return (await selectWaitingPhotos(ctx, requireActor(ctx).id)).map(photoView);
}
