import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { launchProduct } from "../scripts/product/launch-product.ts";
import { forgetCovers } from "../tests/support/forget-covers.ts";
import { ask } from "./support/measure.ts";
import type { Attack, AttackResult } from "./support/photo-attack.ts";
import { newUploader, type Outcome, serverMemory, smallPhoto, upload, type Uploader } from "./support/photo-uploads.ts";

export const name = "photos";

const LONGEST_MS = 3000;
const MOST_GROWTH_MB = 300;
const LOOKS = 6;
const LOOK_EVERY_MS = 700;
const AFTERWARDS_MS = 20_000;

/** Many large uploads at once by a few accounts, and meanwhile one small photo by somebody else. */
export async function run(): Promise<void> {
  const product = await launchProduct({ TRUSTED_PROXY: "127.0.0.1" });
  try {
    await forgetCovers(product.dataDir);
    const people: Uploader[] = [];
    for (let number = 1; number <= 9; number++) people.push(await newUploader(product.origin, number));
    const [other, one, two, ...six] = people as [Uploader, Uploader, Uploader, ...Uploader[]];
    const small = await smallPhoto();
    await upload(product.origin, other, small);
    const { origin } = product;
    const attacks: [title: string, attack: Attack][] = [
      ["AVIF of 7000×7000, 1 account", { origin, picture: 7000, attackers: [one], uploads: 120 }],
      ["AVIF of 3500×3500, 1 account", { origin, picture: 3500, attackers: [two], uploads: 120 }],
      ["JPEG of 3264×2448, 6 accounts", { origin, picture: "photo", attackers: six, uploads: 500 }],
    ];
    const held: boolean[] = [];
    for (const [title, attack] of attacks) held.push(await measure(title, attack, () => upload(origin, other, small)));
    if (held.includes(false)) throw new Error("Photos under load are not what they should be.");
  } finally {
    await product.stop();
  }
}

async function measure(title: string, attack: Attack, another: () => Promise<Outcome>): Promise<boolean> {
  const { origin } = attack;
  const before = await serverMemory(origin);
  const { child } = await ask("photo-attack", attack);
  const over = once(child, "message") as Promise<[AttackResult]>;
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
  const [{ outcomes, seconds, bytes }] = await over;
  memory.push(await serverMemory(origin));
  await pause(AFTERWARDS_MS);
  const after = await serverMemory(origin);
  const slowest = Math.max(...meanwhile.map(({ ms }) => ms));
  const growth = Math.max(...memory) - before;
  console.log(`${outcomes.length} × ${(bytes / 1000).toFixed(1)} kB ${title}`);
  line("answers", countOf(outcomes), `all within ${seconds.toFixed(1)} s`);
  line(
    "another's small photo",
    meanwhile.map(({ status, ms }) => `${status} in ${Math.round(ms)} ms`).join(", "),
    `slowest ${Math.round(slowest)} ms (${LONGEST_MS})${slowest <= LONGEST_MS ? "" : " !"}`,
  );
  line("a page meanwhile", `slowest ${Math.round(Math.max(...pages))} ms`);
  line("memory", `${Math.round(before)} MB`, `+${Math.round(growth)} MB (${MOST_GROWTH_MB})${growth <= MOST_GROWTH_MB ? "" : " !"}`);
  line("memory 20 s later", `${Math.round(after)} MB`);
  return slowest <= LONGEST_MS && growth <= MOST_GROWTH_MB && meanwhile.every(({ status }) => status === 201);
}

function countOf(outcomes: Outcome[]): string {
  const counts = Map.groupBy(outcomes, ({ status }) => status);
  return [...counts].map(([status, all]) => `${all.length} × ${status === 0 ? "cut" : status}`).join(", ");
}

const line = (what: string, ...rest: string[]) => console.log(`  ${what.padEnd(28)}${rest.join("; ")}`);
