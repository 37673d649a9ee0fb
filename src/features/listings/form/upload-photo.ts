import { type Answer, OFFLINE, readProblem } from "../../../platform/api-client.ts";
import type { Photo } from "../photos/photo.schema.ts";

const FAILED = "The upload failed. Please try again.";

type Upload = { file: File; listingId: string | null; onProgress: (share: number) => void; signal: AbortSignal | undefined };

/** Sends one picture and tells how far it is, which `fetch` cannot. */
export function uploadPhoto({ file, listingId, onProgress, signal }: Upload): Promise<Answer<Photo>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", listingId ? `/api/listings/${listingId}/photos` : "/api/photos");
    request.responseType = "json";
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      resolve(
        request.status === 201 ? { ok: true, value: request.response } : { ok: false, refusal: readProblem(request.response, FAILED) },
      );
    request.onerror = () => resolve({ ok: false, refusal: OFFLINE });
    request.onabort = () => resolve({ ok: false, refusal: OFFLINE });
    signal?.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}
