export declare const usage: Record<"start" | "dev" | "test" | "check" | "admin" | "bench", string>;
