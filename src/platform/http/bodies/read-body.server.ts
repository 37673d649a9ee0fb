import { type AppError, requestError } from "../../errors.ts";

/** The request's whole body, never holding more than the limit. One that is cut off before its end is refused. */
export async function readBody(request: Request, maxBytes: number, tooBig: () => AppError): Promise<Uint8Array<ArrayBuffer>> {
  if (isDeclaredLarger(request, maxBytes)) throw tooBig();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of whole(request)) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooBig();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export const isDeclaredLarger = ({ headers }: Request, maxBytes: number): boolean => Number(headers.get("content-length") ?? 0) > maxBytes;

async function* whole({ body }: Request): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch {
    throw requestError("malformed_request", { message: "The upload was interrupted." });
  } finally {
    // Not cancelled: the listener reads on for a while, so that the client can read the answer.
    reader.releaseLock();
  }
}
