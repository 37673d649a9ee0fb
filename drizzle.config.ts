export default {
  dialect: "postgresql",
  schema: "./src/**/*.tables.server.ts",
  out: "./db/migrations",
};
