import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server that counts and forgets. Told how many emails to expect, it says in how many seconds they came, from the first to the last. */
let expected = 0;
let received = 0;
let first = 0;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  logger: false,
  onData(stream, _, done) {
    stream.on("end", () => {
      if (++received === 1) first = performance.now();
      if (received === expected) process.send?.({ seconds: (performance.now() - first) / 1000 });
      done();
    });
    stream.resume();
  },
});

await once(server.listen(0, "127.0.0.1"), "listening");
process.on("message", (task: { expect: number }) => {
  [expected, received] = [task.expect, 0];
  if (expected === 0) process.send?.({ port: (server.server.address() as AddressInfo).port });
});
process.once("disconnect", () => process.exit());
