import { z } from "zod";
import { declareFact } from "../../platform/facts/fact.ts";

/** Everyone can read a post now. */
export const postPublished = declareFact("forum.post-published", z.object({ postId: z.uuid() }));
