import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";

type Taken = "className" | "children" | "aria-current" | "onClick" | "prefetch" | "viewTransition";
type Props = Pick<ComponentProps<typeof RouterLink>, Taken> & { /** A path from the root. */ to: string };

/** The router's link, for parts that hold many. The server only writes it down, without the router's work for clicks to come. */
export const Link: (props: Props) => React.ReactNode = import.meta.env.SSR ? WrittenLink : RouterLink;

function WrittenLink({ to, className, children, "aria-current": current }: Props) {
  return (
    <a href={to} className={className} aria-current={current} data-discover="true">
      {children}
    </a>
  );
}
