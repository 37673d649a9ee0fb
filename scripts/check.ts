import { runSteps } from "./check/run-steps.ts";
import { checkSteps } from "./check/steps.ts";
import { readArguments, runCommand } from "./product/command.ts";

await runCommand(async () => {
  const { values } = readArguments("check", { options: { write: { type: "boolean", default: false } } });
  const { passed, failures } = await runSteps(checkSteps(values.write));
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
});
