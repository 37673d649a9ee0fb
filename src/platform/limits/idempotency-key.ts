import { z } from "zod";

/** Made when a form is drawn: the same key does the work once, however often it is sent. */
export const IdempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, "must be 8 to 64 letters, digits, - or _");
