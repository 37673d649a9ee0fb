import type { ReactElement, SVGProps } from "react";

export type Icon = (props: SVGProps<SVGSVGElement>) => ReactElement;

/** An icon of lines in the text's color. Screen readers skip it unless it has a name. */
export const icon = (...lines: string[]): Icon => {
  const d = lines.map((line) => (line.startsWith("m") ? `M0 0${line}` : line)).join("");
  return ({ className = "", children, ...props }) => (
    <svg
      viewBox="0 0 24 24"
      className={`icon-lines ${className}`}
      aria-hidden={props["aria-label"] || props.role || children ? undefined : true}
      {...props}
    >
      <path d={d} />
      {children}
    </svg>
  );
};
