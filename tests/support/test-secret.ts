export const TEST_SECRET = "a secret that only the tests know about";
