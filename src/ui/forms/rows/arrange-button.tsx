import type { ReactNode } from "react";
import { Button } from "../../button.tsx";

/** Changes the rows of its form and shows it again with all that was typed. */
export const ArrangeButton = ({ command, children }: { command: string; children: ReactNode }) => (
  <Button type="submit" name="arrange" value={command} look="quiet" formNoValidate>
    {children}
  </Button>
);
