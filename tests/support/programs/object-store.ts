import S3rver from "@20minutes/s3rver";

/** An S3 server over a directory; says its port. */
const [directory = "", ...buckets] = process.argv.slice(2);
const server = new S3rver({
  address: "127.0.0.1",
  port: 0,
  silent: true,
  directory,
  configureBuckets: buckets.map((name) => ({ name })),
  // It computes a wrong signature for a bucket's own path, which ends in a slash. Unknown access keys are still refused.
  allowMismatchedSignatures: true,
});
const { port } = await server.run();
process.send?.({ port });
process.once("disconnect", () => process.exit());
