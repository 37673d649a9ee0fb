import type { ComponentProps } from "react";

type Props = Pick<ComponentProps<"a">, "className" | "children" | "aria-current" | "onClick"> & {
  /** A path from the root. */
  to: string;
  /** Whether its page is asked for as soon as somebody seems to want it. */
  ahead?: boolean;
  /** Whether a photo travels along to its page. */
  travels?: boolean;
};

/**
 * A link for parts that hold many: as plain as HTML has it. `FollowLinks` follows all of them in one place, so that none
 * costs the router's work for clicks to come, neither on the server nor when the page comes to life.
 */
export const Link = ({ to, ahead, travels, children, ...rest }: Props) => (
  <a href={to} data-follow={[ahead && "ahead", travels && "travels"].filter(Boolean).join(" ")} {...rest}>
    {children}
  </a>
);
