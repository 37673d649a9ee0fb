import { type Answer, OFFLINE, readProblem } from "./api-client.ts";

const FAILED = "The upload failed. Please try again.";

type Upload = { path: string; file: File; onProgress?: (share: number) => void; signal?: AbortSignal | undefined };

/** Posts one file to the API and tells how far it is, which `fetch` cannot. */
export function uploadFile<Value>({ path, file, onProgress, signal }: Upload): Promise<Answer<Value>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api${path}`);
    request.responseType = "json";
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
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
