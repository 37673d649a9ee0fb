import { once } from "node:events";
import { request } from "node:http";

/** Sends wrong sign-ins and registrations, all at once, from many addresses of this machine; tells how each was answered. */
export type Flood = { port: number; origin: string; signIns: number; registrations: number; networks: number; round: number };
export type FloodCount = { seconds: number; statuses: Record<string, number> };

process.once("message", (flood: Flood) => {
  void sendFlood(flood).then((count) => process.send?.(count, undefined, undefined, () => process.exit()));
});

async function sendFlood({ port, origin, signIns, registrations, networks, round }: Flood): Promise<FloodCount> {
  const started = performance.now();
  const post = async (path: string, localAddress: string, body: object): Promise<string> => {
    const headers = { origin, "content-type": "application/json" };
    const sent = request({ host: "127.0.0.1", port, method: "POST", path, localAddress, headers, agent: false });
    sent.end(JSON.stringify(body));
    const [incoming] = await once(sent, "response");
    await once(incoming.resume(), "end");
    return `${path.split("/").at(-1)} ${incoming.statusCode}`;
  };
  const all = [
    ...Array.from({ length: signIns }, (_, n) =>
      post("/api/session", `127.0.7.${(n % networks) + 1}`, { email: `nobody-${n}@example.com`, password: "not the password" }),
    ),
    ...Array.from({ length: registrations }, (_, n) =>
      post("/api/accounts", `127.0.8.${(n % networks) + 1}`, {
        fullName: "Robin Harbour",
        email: `flood-${round}-${n}@example.com`,
        password: "a boat named patience",
      }),
    ),
  ];
  const statuses: Record<string, number> = {};
  for (const status of await Promise.all(all.map((each) => each.catch(() => "failed")))) statuses[status] = (statuses[status] ?? 0) + 1;
  return { seconds: (performance.now() - started) / 1000, statuses };
}
