#!/usr/bin/env node
// `npm run test:long`: the loops that kill the product and its database, again and again (about ten minutes), and the
// hostile suite with all payloads and fifty rounds (about four), and any history of edits in many more cases (two).
import { ensureInstalled, environment, node24, run } from './lib/bootstrap.mjs'
import { ensureBuilt } from './lib/build.mjs'

await ensureInstalled({ tools: true })
const { ensureBrowser } = await import('./lib/browser.mjs')
const { setup: setupTesseract } = await import('./lib/tesseract.mjs')
const env = { ...environment(), CHROMIUM_PATH: await ensureBrowser() }
await setupTesseract()
await ensureBuilt()
/** A test that hangs is a failure. */
const TIMEOUT_MS = 900_000
const files = process.argv.slice(2)
const all = ['test/long/*.test.ts']
const loops = await run(
  node24,
  [
    '--test',
    '--test-concurrency=1',
    `--test-timeout=${TIMEOUT_MS}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=./test/reporters/node.ts',
    '--test-reporter-destination=stdout',
    ...(files.length > 0 ? files : all),
  ],
  { env },
)
const hostile =
  files.length > 0
    ? 0
    : await run('vitest', ['run', '--project', 'api', 'test/hostile', 'server/return/any-'], {
        env: { ...env, HOSTILE: 'long' },
      })
process.exit(loops || hostile)
