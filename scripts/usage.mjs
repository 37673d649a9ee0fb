/** What each npm command prints for --help. Plain JavaScript: it is shown before anything is installed. */
export const usage = {
  start: `npm start [-- --only server|worker]

Starts the product: installs and builds what is missing, starts the database, fills the demo world once,
runs the server and the worker, and prints the address. Ctrl-C stops everything.

  --only server   run only the server (with DATABASE_URL, on one of several machines)
  --only worker   run only the worker (with DATABASE_URL)

Settings come from the environment: PORT, HOST, APP_ORIGIN, DATA_DIR, DATABASE_URL, SECRET, SMTP_URL, MAIL_FROM,
CONTENT_DIR, TRUSTED_PROXY, MAX_CONNECTIONS, STORAGE_URL, MAP_STYLE_URL, DEMO, LOG_LEVEL. The README has the table.`,

  dev: `npm run dev

Starts the product from source for development: a changed page shows right away, a changed server file serves the
next request, a changed job restarts the worker. The same settings as npm start.`,

  test: `npm test [-- --all] [--only check|unit|journeys] [file …]

Checks the code, runs every unit and database test and the whole stories in a browser; the last line says "N passed, N failed".

  --all             also the other journeys: rare states, second screens, every page by axe in both themes

  --only check      formatting, lint, boundaries, regular expressions, names, types, unused code, openapi.json
  --only unit       unit, database and process tests
  --only journeys   browser journeys against the started product
  file …            only the test files whose path contains one of these, all that is in them

CHROMIUM_PATH names the browser for the journeys, when it is not in one of the usual places.`,

  check: `npm run check [-- --write]

The fast part of npm test: formatting, lint, boundaries, regular expressions, names, types, unused code, openapi.json.

  --write   rewrite what can be: formatting and openapi.json`,

  admin: `npm run admin -- support add EMAIL      make someone a support agent
npm run admin -- support list           list the support agents
npm run admin -- support revoke EMAIL   remove the role
npm run admin -- facts list             list the facts that were given up, and why
npm run admin -- facts retry ID         let one be delivered again
npm run admin -- failures list          list what jobs could not do, or found wrong
npm run admin -- backup DIRECTORY       copy the embedded database, the files and the secret into a new directory
npm run admin -- restore DIRECTORY      put a backup into an empty DATA_DIR

Works beside the running product, with DATABASE_URL, or on the stopped product's data directory. Backup and restore are for
the embedded database only.`,

  bench: `npm run bench [-- NAME …]

Runs the benchmarks in bench/, or only the named ones, and prints each figure as a ratio.

BENCH_LISTINGS names the sizes to fill (10000,100000,1000000), BENCH_DATA a directory to reuse them from next time.`,
};
