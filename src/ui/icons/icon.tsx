import type { ReactElement, SVGProps } from "react";

type IconProps = Omit<SVGProps<SVGSVGElement>, "width" | "height"> & { size?: number | string };
export type Icon = (props: IconProps) => ReactElement;

/** An icon of lines in the text's color. Screen readers skip it unless it has a name. */
export const icon =
  (...lines: string[]): Icon =>
  ({ size = 24, children, ...props }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={props["aria-label"] || props.role || children ? undefined : true}
      {...props}
    >
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
      {children}
    </svg>
  );
