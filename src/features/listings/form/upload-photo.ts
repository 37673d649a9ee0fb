import { OFFLINE, readProblem } from "../../../platform/api-client.ts";
import type { Photo } from "../photos/photo.schema.ts";

const FAILED = "The upload failed. Please try again.";

type Upload = { file: File; listingId: string | null; onProgress: (share: number) => void; signal: AbortSignal };

/** Sends one picture and tells how far it is, which `fetch` cannot. Fails with the words for the person. */
export function uploadPhoto({ file, listingId, onProgress, signal }: Upload): Promise<Photo> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", listingId ? `/api/listings/${listingId}/photos` : "/api/photos");
    request.responseType = "json";
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201) resolve(request.response);
      else reject(new Error(readProblem(request.response, FAILED).message));
    };
    request.onerror = () => reject(new Error(OFFLINE.message));
    request.onabort = () => reject(new Error(FAILED));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}
