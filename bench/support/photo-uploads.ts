import { request } from "node:http";
import sharp from "sharp";

export type Uploader = { cookie: string; address: string };
export type Outcome = { status: number; ms: number };

/** Somebody new, who comes from an address of their own. */
export async function newUploader(origin: string, number: number): Promise<Uploader> {
  const address = `203.0.113.${number}`;
  const answer = await fetch(`${origin}/api/accounts`, {
    method: "POST",
    headers: { origin, "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ fullName: `Uploader ${number}`, email: `uploader-${number}@example.com`, password: "a boat named patience" }),
  });
  if (!answer.ok) throw new Error(`could not register: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(";", 1)[0])
    .join("; ");
  return { cookie, address };
}

/** Sends one photo over a connection of its own; status 0 when that is cut. */
export function upload(origin: string, { cookie, address }: Uploader, picture: Buffer): Promise<Outcome> {
  const started = performance.now();
  const headers = { origin, cookie, "x-forwarded-for": address, "content-type": "image/jpeg", "content-length": picture.length };
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - started });
    const sent = request(`${origin}/api/photos`, { method: "POST", headers, agent: false }, (answer) => {
      answer.resume().on("end", () => end(answer.statusCode ?? 0));
    });
    sent.on("error", () => end(0)).end(picture);
  });
}

export const smallPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: "#0b6e75" } })
    .jpeg()
    .toBuffer();

/** A kilobyte or two that unfolds to many megapixels. */
export const unfoldingAvif = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#0b6e75" } })
    .avif({ effort: 0, quality: 30 })
    .toBuffer();

/** As a phone makes it: 8 megapixels in about 3.4 MB. */
export const phonePhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 3264, height: 2448, channels: 3, background: "#000", noise: { type: "gaussian", mean: 128, sigma: 22 } } })
    .jpeg({ quality: 87 })
    .toBuffer();

/** The server's memory in MB, as it tells its operator. */
export async function serverMemory(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1e6;
}
