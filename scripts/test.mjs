#!/usr/bin/env node
// `npm test`: sets up what is missing, then runs every test but the long loops (`npm run test:long`).
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled, environment, run, say } from './lib/bootstrap.mjs'

await ensureInstalled({ tools: true })
const { browserVersion, ensureBrowser } = await import('./lib/browser.mjs')
const CHROMIUM_PATH = await ensureBrowser()
say(`Browser: ${browserVersion(CHROMIUM_PATH)}`)
await ensureBuilt()

const minutesSince = began => ((performance.now() - began) / 60_000).toFixed(1)
const began = performance.now()
const env = { ...environment(), CHROMIUM_PATH }
const failed = []
const times = []
for (const [name, command, args] of [
  ['rules and calls', 'vitest', ['run', ...process.argv.slice(2)]],
  ['browser', 'playwright', ['test']],
]) {
  say(`\n== Tests: ${name}`)
  const partBegan = performance.now()
  if ((await run(command, args, { env })) !== 0) failed.push(name)
  times.push(`${name} ${minutesSince(partBegan)}`)
}
const verdict = failed.length > 0 ? `FAILED (${failed.join(', ')})` : 'passed'
say(`\nnpm test: ${verdict} in ${minutesSince(began)} min (${times.join(', ')})`)
process.exit(failed.length > 0 ? 1 : 0)
