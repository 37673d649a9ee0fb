import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps, useFormAction, useNavigation } from "react-router";
import { useConnection } from "./connection.ts";

type Look = "primary" | "quiet" | "danger" | "bare";
type Size = "usual" | "small" | "icon";
type Shape = { look?: Look | undefined; size?: Size | undefined; className?: string | undefined };

const shapeOf = ({ look = "primary", size = "usual", className = "" }: Shape) =>
  `button button-${look}${size === "usual" ? "" : ` button-${size}`} ${className}`.trimEnd();

type ButtonProps = ComponentProps<"button"> & Shape;

export function Button({ look, size, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={shapeOf({ look, size, className })} {...rest} />;
}

/** Submits its form and shows that it is being sent. */
export function SubmitButton({ busy, children, intent, ...rest }: ButtonProps & { busy?: ReactNode; intent?: string }) {
  const navigation = useNavigation();
  const action = useFormAction();
  const connection = useConnection();
  const sending =
    connection === "fine" &&
    navigation.state !== "idle" &&
    navigation.formAction?.split("?")[0] === action.split("?")[0] &&
    (intent === undefined || navigation.formData?.get("intent") === intent);
  return (
    <Button
      type="submit"
      name={intent && "intent"}
      value={intent}
      aria-disabled={sending || undefined}
      onClick={(event) => sending && event.preventDefault()}
      {...rest}
    >
      {sending ? (busy ?? "Processing...") : children}
    </Button>
  );
}

export function LinkButton({ look, size, className, ...rest }: LinkProps & Shape) {
  return <Link className={shapeOf({ look, size, className })} {...rest} />;
}
