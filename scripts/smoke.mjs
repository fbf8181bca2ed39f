#!/usr/bin/env node
// `npm run smoke`: does the built product start, answer and end?
import { ensureInstalled, node24, run } from './lib/bootstrap.mjs'
import { ensureBuilt } from './lib/build.mjs'

await ensureInstalled()
await ensureBuilt()
process.exit(await run(node24, ['scripts/smoke.ts']))
