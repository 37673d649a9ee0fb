import { href } from "react-router";

/** Opens the chat with support; a visitor signs in first. */
export const START_CHAT = `${href("/help")}?chat=open`;
