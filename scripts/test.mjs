#!/usr/bin/env node
// `npm test`: sets up what is missing, then runs every test but the long loops (`npm run test:long`).
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled, environment, root, run, say } from './lib/bootstrap.mjs'

await ensureInstalled()
const { browserVersion, ensureBrowser } = await import('./lib/browser.mjs')
const CHROMIUM_PATH = await ensureBrowser()
say(`Browser: ${browserVersion(CHROMIUM_PATH)}`)
await ensureBuilt()

const began = performance.now()
const minutes = () => ((performance.now() - began) / 60_000).toFixed(1)
const env = { ...environment(), CHROMIUM_PATH }
rmSync(join(root, 'test-results'), { recursive: true, force: true })
const failed = []
for (const [name, command, args] of [
  ['rules and calls', 'vitest', ['run', ...process.argv.slice(2)]],
  ['browser', 'playwright', ['test']],
]) {
  say(`\n== Tests: ${name}`)
  if ((await run(command, args, { env })) !== 0) failed.push(name)
}
const verdict = failed.length > 0 ? `FAILED (${failed.join(', ')})` : 'passed'
say(`\nnpm test: ${verdict} in ${minutes()} min`)
process.exit(failed.length > 0 ? 1 : 0)
