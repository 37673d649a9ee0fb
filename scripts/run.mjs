import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { usage } from "./usage.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = [22, 22];
/** What runs the product does without the workspaces, which check, test and measure it. */
const WITHOUT_TOOLS = new Set(["start", "admin"]);

/** Runs one of the project's commands, on a Node that can, with the packages it needs. Itself it must run on Node 20. */
function main([command, ...args]) {
  if (!Object.hasOwn(usage, command ?? "")) {
    fail(`Usage: node scripts/run.mjs ${Object.keys(usage).join("|")} [--help]`);
  }
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usage[command]);
    return;
  }
  const withTools = !WITHOUT_TOOLS.has(command);
  if (packagesAreStale(withTools)) installPackages(withTools);
  runCommand(findNode(), command, args);
}

function packagesAreStale(withTools) {
  const installed = join(root, "node_modules", ".package-lock.json");
  if (withTools && !existsSync(join(root, "node_modules", "tools"))) return true;
  return !existsSync(installed) || statSync(installed).mtimeMs < statSync(join(root, "package-lock.json")).mtimeMs;
}

function installPackages(withTools) {
  console.log("Installing packages (the first time takes a minute)…");
  // NODE_ENV=production would leave out what builds the product.
  const kinds = ["--include=dev", "--include=optional", ...(withTools ? [] : ["--no-workspaces"])];
  const { status, error, stdout, stderr } = spawnSync("npm", ["ci", ...kinds, "--no-audit", "--no-fund"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) fail(`${stdout ?? ""}${stderr ?? ""}\nThe packages could not be installed${error ? `: ${error.message}` : ""}.`);
}

function findNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return process.execPath;
  const brought = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(brought)) return brought;
  return fail(
    `This needs Node ${OLDEST_NODE.join(".")} or newer. This is ${process.version}, and npm has no newer one for ${process.platform} ${process.arch}.`,
  );
}

function runCommand(node, command, args) {
  const child = spawn(node, [join(root, "scripts", `${command}.ts`), ...args], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: {
      NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "compiled"),
      ...process.env,
      PATH: `${dirname(node)}:${process.env.PATH ?? ""}`,
    },
  });
  child.on("error", (error) => fail(`${node} could not be run: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
  // Ctrl-C may reach the child a second time this way; it stops once, in its own time, and this waits.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) disconnectWhenOrphaned(child);
}

/** If npm is killed, the channel closes, and the child takes that as the signal to stop. */
function disconnectWhenOrphaned(child) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    if (child.connected) child.disconnect();
  }, 500);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

main(process.argv.slice(2));
