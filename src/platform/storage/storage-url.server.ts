export type S3Settings = { endpoint: string; accessKey: string; secretKey: string; prefix: string; region: string };

const PREFIX = /^[a-z0-9][a-z0-9-]{0,52}[a-z0-9]$/;

/** Reads `s3://ACCESS:SECRET@host[:port]/bucketprefix?region=…&tls=off`; a string says what is wrong with it, without the secret. */
export function parseStorageUrl(value: string): S3Settings | string {
  if (!value.startsWith("s3://") || !URL.canParse(value)) return "must be an address that starts with s3://";
  const url = new URL(value);
  const { region = "us-east-1", tls = "on", ...unknown } = Object.fromEntries(url.searchParams);
  const [first] = Object.keys(unknown);
  const prefix = url.pathname.slice(1);
  if (!url.host) return "must name a host, such as s3://ACCESS:SECRET@s3.example.com/hearth";
  if (!url.username || !url.password)
    return "must carry the access key and the secret key, such as s3://ACCESS:SECRET@s3.example.com/hearth";
  if (!PREFIX.test(prefix)) return "must end in a bucket prefix of 2 to 54 small letters, digits and dashes, such as /hearth";
  if (!/^[a-z0-9-]{1,40}$/.test(region)) return "has a region that is no region's name";
  if (tls !== "on" && tls !== "off") return "may have tls=on or tls=off, nothing else";
  if (first !== undefined) return `has an unknown setting "${first}"; it may have region and tls`;
  try {
    const accessKey = decodeURIComponent(url.username);
    const secretKey = decodeURIComponent(url.password);
    return { endpoint: `${tls === "off" ? "http" : "https"}://${url.host}`, accessKey, secretKey, prefix, region };
  } catch {
    return "has a key with a % that stands for nothing; write it as %25";
  }
}
