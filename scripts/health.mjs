#!/usr/bin/env node
// Status 0 when the product on this machine's PORT can serve; `--wait`: as soon as it can. No other program is needed.
import { setTimeout as sleep } from 'node:timers/promises'

const LIMIT_MS = 4_000
const ASK_EVERY_MS = 500

const port = process.env.PORT || 3000
const isServing = () =>
  fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(LIMIT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

const waits = process.argv.includes('--wait')
let serves = await isServing()
while (waits && !serves) {
  await sleep(ASK_EVERY_MS)
  serves = await isServing()
}
process.exit(serves ? 0 : 1)
