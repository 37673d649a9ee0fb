import { type Outcome, phonePhoto, unfoldingAvif, upload, type Uploader } from "./photo-uploads.ts";

/** Many uploads of one picture at once, from a process of its own: whoever measures meanwhile must not wait for it. */
export type Attack = { origin: string; picture: "photo" | number; attackers: Uploader[]; uploads: number };
export type AttackResult = { outcomes: Outcome[]; seconds: number; bytes: number };

process.once("message", (attack: Attack) => {
  void send(attack).then((result) => process.send?.(result, undefined, undefined, () => process.exit()));
});

async function send({ origin, picture, attackers, uploads }: Attack): Promise<AttackResult> {
  const bytes = picture === "photo" ? await phonePhoto() : await unfoldingAvif(picture);
  const started = performance.now();
  process.send?.("begins");
  const sent = Array.from({ length: uploads }, (_, n) => upload(origin, attackers[n % attackers.length] as Uploader, bytes));
  return { outcomes: await Promise.all(sent), seconds: (performance.now() - started) / 1000, bytes: bytes.length };
}
