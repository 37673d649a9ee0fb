import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { projectPath } from "../../src/platform/project.server.ts";
import { Refusal, say } from "../product/say.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const HOW_TO = `The browser journeys need a Chromium, and there is none here. Do one of these:
  - install it:     apt-get install chromium   (or your system's package manager)
  - fetch one:      npx playwright install --with-deps chromium
  - name yours:     CHROMIUM_PATH=/path/to/chrome npm test
  - leave them out: npm test -- --only unit`;

/** A Chromium for the journeys: the configured one, an installed one, or a new one where it can be installed. */
export function findChromium(): string {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) throw new Refusal(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not exist.`);
  const found = CHROMIUM_PATH ?? installedChromium() ?? installChromium();
  if (!found) throw new Refusal(HOW_TO);
  return found;
}

const onPath = (name: string) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((directory) => join(directory, name))
    .find((file) => existsSync(file));

function installedChromium(): string | undefined {
  return NAMES.map(onPath).find((file) => file !== undefined) ?? [chromium.executablePath()].find((file) => existsSync(file));
}

function installChromium(): string | undefined {
  say("Installing a Chromium for the browser journeys");
  if (process.getuid?.() === 0 && onPath("apt-get")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update"], { stdio: "ignore", env });
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { stdio: "ignore", env });
  }
  if (!installedChromium())
    spawnSync(process.execPath, [projectPath("node_modules/.bin/playwright"), "install", "chromium"], { stdio: "ignore" });
  return installedChromium();
}
