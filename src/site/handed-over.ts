/** Where the page has what its loaders gave. */
export const HANDED_OVER = "handed-over";

/** Gives the router what its loaders gave on the server, where it looks for it when it starts. */
export function takeOver(): void {
  const start = Reflect.get(window, "__reactRouterContext") as { stream: ReadableStream<Uint8Array> | null };
  start.stream = new Response(document.getElementById(HANDED_OVER)?.textContent).body;
}
