/** The cycles of a graph, each once, as the way around. */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const walk = (node: string, trail: string[]) => {
    const seenAt = trail.indexOf(node);
    if (seenAt >= 0) cycles.push([...trail.slice(seenAt), node]);
    if (seenAt >= 0 || done.has(node)) return;
    for (const next of edges.get(node) ?? []) walk(next, [...trail, node]);
    done.add(node);
  };
  for (const node of edges.keys()) walk(node, []);
  return cycles;
}
