import { setTimeout as pause } from "node:timers/promises";
import { launchProduct } from "../scripts/product/launch-product.ts";
import {
  newUploader,
  type Outcome,
  phonePhoto,
  serverMemory,
  smallPhoto,
  unfoldingAvif,
  upload,
  type Uploader,
} from "./support/photo-uploads.ts";

export const name = "photos";

const LONGEST_MS = 3000;
const MOST_GROWTH_MB = 300;
const LOOKS = 6;
const LOOK_EVERY_MS = 700;
const AFTERWARDS_MS = 30_000;

type Attack = { title: string; picture: Buffer; attackers: Uploader[]; uploads: number };

/** Many large uploads at once by a few accounts, and meanwhile one small photo by somebody else. */
export async function run(): Promise<void> {
  const product = await launchProduct({ TRUSTED_PROXY: "127.0.0.1" });
  try {
    const people: Uploader[] = [];
    for (let number = 1; number <= 9; number++) people.push(await newUploader(product.origin, number));
    const [other, one, two, ...six] = people as [Uploader, Uploader, Uploader, ...Uploader[]];
    const [refused, avif, photo, small] = [await unfoldingAvif(7000), await unfoldingAvif(3500), await phonePhoto(), await smallPhoto()];
    await upload(product.origin, other, small);
    const attacks: Attack[] = [
      { title: `120 × ${kb(refused)} AVIF of 7000×7000, 1 account`, picture: refused, attackers: [one], uploads: 120 },
      { title: `120 × ${kb(avif)} AVIF of 3500×3500, 1 account`, picture: avif, attackers: [two], uploads: 120 },
      { title: `500 × ${kb(photo)} JPEG, 6 accounts`, picture: photo, attackers: six, uploads: 500 },
    ];
    const held: boolean[] = [];
    for (const attack of attacks) held.push(await measure(product.origin, attack, () => upload(product.origin, other, small)));
    if (held.includes(false)) throw new Error("Photos under load are not what they should be.");
  } finally {
    await product.stop();
  }
}

async function measure(origin: string, { title, picture, attackers, uploads }: Attack, another: () => Promise<Outcome>): Promise<boolean> {
  const before = await serverMemory(origin);
  const started = performance.now();
  const sent = Array.from({ length: uploads }, (_, n) => upload(origin, attackers[n % attackers.length] as Uploader, picture));
  const over = Promise.all(sent).then((outcomes) => ({ outcomes, seconds: (performance.now() - started) / 1000 }));
  const memory: number[] = [];
  const meanwhile: Outcome[] = [];
  const pages: number[] = [];
  for (let look = 0; look < LOOKS; look++) {
    meanwhile.push(await another());
    const asked = performance.now();
    await (await fetch(`${origin}/search`)).text();
    pages.push(performance.now() - asked);
    memory.push(await serverMemory(origin));
    await pause(LOOK_EVERY_MS);
  }
  const { outcomes, seconds } = await over;
  memory.push(await serverMemory(origin));
  await pause(AFTERWARDS_MS);
  const after = await serverMemory(origin);
  const slowest = Math.max(...meanwhile.map(({ ms }) => ms));
  const growth = Math.max(...memory) - before;
  console.log(title);
  line("answers", countOf(outcomes), `all within ${seconds.toFixed(1)} s`);
  line(
    "another's small photo",
    countOf(meanwhile),
    `slowest ${Math.round(slowest)} ms (${LONGEST_MS})${slowest <= LONGEST_MS ? "" : " !"}`,
  );
  line("a page meanwhile", `slowest ${Math.round(Math.max(...pages))} ms`);
  line("memory", `${Math.round(before)} MB`, `+${Math.round(growth)} MB (${MOST_GROWTH_MB})${growth <= MOST_GROWTH_MB ? "" : " !"}`);
  line("memory half a minute later", `${Math.round(after)} MB`);
  return slowest <= LONGEST_MS && growth <= MOST_GROWTH_MB && meanwhile.every(({ status }) => status === 201);
}

function countOf(outcomes: Outcome[]): string {
  const counts = Map.groupBy(outcomes, ({ status }) => status);
  return [...counts].map(([status, all]) => `${all.length} × ${status === 0 ? "cut" : status}`).join(", ");
}

const kb = (bytes: Buffer) => `${(bytes.length / 1000).toFixed(1)} kB`;
const line = (what: string, ...rest: string[]) => console.log(`  ${what.padEnd(28)}${rest.join("; ")}`);
