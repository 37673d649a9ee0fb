import cluster from "node:cluster";
import { AggregatorRegistry } from "prom-client";
import { FIGURES_OF_ALL } from "../../src/platform/process.server.ts";

/** Tells a server that asks the figures of all servers: whoever reads `/metrics` reaches one of them, and means the machine. */
export function answerForAllServers(): void {
  const servers = new AggregatorRegistry();
  cluster.on("message", (server, message) => {
    if (message !== FIGURES_OF_ALL) return;
    const answer = (text: string | null) => server.isConnected() && server.send({ [FIGURES_OF_ALL]: text }, () => {});
    servers.clusterMetrics().then(answer, () => answer(null));
  });
}
