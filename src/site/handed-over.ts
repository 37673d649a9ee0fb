/** Where the page has what its loaders gave. */
export const HANDED_OVER = "handed-over";

/** The router's own place to put it, before it starts. */
type RouterStart = { streamController: ReadableStreamDefaultController<string> };

/** Gives the router what its loaders gave on the server. */
export function takeOver(): void {
  const { streamController } = Reflect.get(window, "__reactRouterContext") as RouterStart;
  streamController.enqueue(document.getElementById(HANDED_OVER)?.textContent ?? "");
  streamController.close();
}
