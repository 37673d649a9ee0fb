import type { Photo } from "../photos/photo.schema.ts";

const FAILED = "The upload failed. Please try again.";

type Upload = { file: File; listingId: string | null; onProgress: (share: number) => void; signal: AbortSignal };

/** Uploads one photo and reports progress. Fails with a message for the host. */
export function uploadPhoto({ file, listingId, onProgress, signal }: Upload): Promise<Photo> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", listingId ? `/api/listings/${listingId}/photos` : "/api/photos");
    request.responseType = "json";
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201) return resolve(request.response as Photo);
      const problem = request.response as { title?: string } | null;
      reject(new Error(problem?.title ?? FAILED));
    };
    request.onerror = () => reject(new Error(FAILED));
    request.onabort = () => reject(new Error(FAILED));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

/** Calls the API. A refusal throws its message, any other failure the given one. */
export async function askApi<T>(method: string, path: string, failed: string, body?: object): Promise<T | null> {
  const response = await fetch(`/api${path}`, {
    method,
    // The request survives leaving the page.
    keepalive: true,
    ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  }).catch(() => null);
  if (response?.ok) return response.status === 204 ? null : ((await response.json()) as T);
  const problem = response && response.status < 500 ? ((await response.json().catch(() => null)) as { title?: string } | null) : null;
  throw new Error(problem?.title ?? failed);
}
