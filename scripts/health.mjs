#!/usr/bin/env node
// Status 0 when the product on this machine's PORT can serve, for `HEALTHCHECK` and scripts: no other program is needed.
const LIMIT_MS = 4_000

const port = process.env.PORT || 3000
const asked = fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(LIMIT_MS) })
process.exitCode = await asked.then(
  ({ ok }) => (ok ? 0 : 1),
  () => 1,
)
