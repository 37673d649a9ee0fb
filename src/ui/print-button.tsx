import { Button } from "./button.tsx";

/** Opens the browser's own dialog for printing; without scripts, its menu does that. */
export const PrintButton = () => (
  <Button look="quiet" onClick={() => window.print()}>
    Print
  </Button>
);
