export type HostileRequest = { method: "GET" | "POST"; path: string; headers?: Record<string, string>; body?: string };

const JSON_TYPE = { "content-type": "application/json" };
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };
const MULTIPART = { "content-type": "multipart/form-data; boundary=x" };
const SESSION = "hearth.session_token=";
const MB = 1024 * 1024;
const LARGEST_FORM = 256 * 1024;
const LARGEST_MULTIPART = 16 * 1024;

const get = (path: string, headers: Record<string, string> = {}): HostileRequest => ({ method: "GET", path, headers });
const post = (path: string, headers: Record<string, string>, body: string): HostileRequest => ({ method: "POST", path, headers, body });

/** Heads, cookies, queries and bodies that are made to cost the server more than their sender. */
export const hostileRequests: readonly HostileRequest[] = [
  get("/favicon.svg", { "if-none-match": `a${" ".repeat(15_000)}a` }),
  get("/", { "if-none-match": '"",'.repeat(5_000) }),
  get("/", { "if-none-match": `${"W/".repeat(490)}"` }),
  get("/", { "accept-encoding": "br;q=0.1,".repeat(1_600) }),
  get("/", { "accept-language": "en-us;q=0.9,".repeat(1_200), range: `bytes=${"0-1,".repeat(300)}` }),
  get("/", { cookie: "; ".repeat(3_900) }),
  get("/", { cookie: `${";theme".repeat(1_300)}=dark` }),
  get("/", { cookie: "a".repeat(14_000) }),
  get("/account", { cookie: `${SESSION}${"%".repeat(7_900)}` }),
  get("/account", { cookie: `${SESSION}a.b; `.repeat(260) }),
  get("/api/session", { cookie: `${SESSION}${"=;=".repeat(2_600)}` }),
  get("/api/session", { "x-forwarded-for": "1.2.3.4,".repeat(1_800), "user-agent": "(".repeat(500) }),
  get("/api/session", Object.fromEntries(Array.from({ length: 1_200 }, (_, n) => [`x${n}`, "1"]))),
  get(`/search?q=${"a+b+".repeat(1_900)}`),
  get(`/search?${"amenities=WiFi&".repeat(520)}`),
  get(`/api/listings?q=${"%F0%9F%9B%B6".repeat(600)}`),
  get(`/api/listings?box=${"1,".repeat(3_500)}`),
  get(`/api/places?q=${"%20".repeat(2_500)}x`),
  get(`/${"a/".repeat(3_900)}`),
  get(`/${"a/".repeat(9)}`),
  get(`/__manifest?paths=${"/a,".repeat(2_400)}`),
  get(`/media/${"%2e%2e%2f".repeat(800)}/480.avif`),
  get(`/login?redirect=${"/%5c".repeat(1_900)}`),
  post("/login", FORM_TYPE, "a=&".repeat(LARGEST_FORM / 3)),
  post("/login", FORM_TYPE, `a=${"%F0%9F%9B%B6".repeat(LARGEST_FORM / 12 - 1)}`),
  post("/login", MULTIPART, "--x\r\n".repeat(LARGEST_FORM / 5)),
  post("/login", MULTIPART, "--x\r\n".repeat(LARGEST_MULTIPART / 5)),
  post("/login", MULTIPART, `--x\r\nContent-Disposition: form-data; name="${"a".repeat(LARGEST_MULTIPART - 200)}`),
  post("/api/accounts", JSON_TYPE, "[".repeat(MB - 10)),
  post("/api/accounts", JSON_TYPE, `{"email":"${"a.".repeat(MB / 2 - 100)}@a"}`),
  post("/api/sessions", JSON_TYPE, `{${'"a":1,'.repeat(MB / 6 - 10)}"b":1}`),
  post("/api/accounts", JSON_TYPE, " ".repeat(2 * MB)),
];
