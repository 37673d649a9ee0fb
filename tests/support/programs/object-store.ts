import S3rver from "s3rver";

/** An S3 server over a directory; says its port. */
const [directory = "", ...buckets] = process.argv.slice(2);
const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets: buckets.map((name) => ({ name })) });
const { port } = await server.run();
process.send?.({ port });
process.once("disconnect", () => process.exit());
