#!/usr/bin/env node
// `npm run screenshots`: draws the pictures of `e2e/screens` anew; look at what has changed before you commit them.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled, environment, run } from './lib/bootstrap.mjs'

await ensureInstalled({ tools: true })
const { ensureBrowser } = await import('./lib/browser.mjs')
const CHROMIUM_PATH = await ensureBrowser()
await ensureBuilt()
const env = { ...environment(), CHROMIUM_PATH }
process.exit(await run('playwright', ['test', 'e2e/screens', '--update-snapshots', ...process.argv.slice(2)], { env }))
