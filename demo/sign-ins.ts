export const DEMO_PASSWORD = "hearth-and-hull";

export const DEMO_SIGN_INS = ["guest@demo.test", "host@demo.test", "agent@demo.test"] as const;
