import { randomBytes, scryptSync } from "node:crypto";
import { verifyPassword } from "better-auth/crypto";
import type { Passwords } from "../../src/platform/context.server.ts";

const MARK = "quick:";
const keyOf = (password: string, salt: string) => scryptSync(password, salt, 32, { N: 16 }).toString("hex");

/** Made to be slow, hashing took most of the time of all tests; nearly all of them only need people who are signed in. */
export const quickPasswords: Passwords = {
  async hash(password) {
    const salt = randomBytes(16).toString("hex");
    return `${MARK}${salt}:${keyOf(password, salt)}`;
  },
  async verify({ hash, password }) {
    // The demo's people were hashed as in the product.
    if (!hash.startsWith(MARK)) return verifyPassword({ hash, password });
    const [salt = "", key] = hash.slice(MARK.length).split(":");
    return keyOf(password, salt) === key;
  },
};
