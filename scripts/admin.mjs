#!/usr/bin/env node
// `npm run admin -- <command>`: runs the operator's commands on Node 24.
import { ensureInstalled } from './lib/bootstrap.mjs'
import { serve } from './lib/serve.mjs'

await ensureInstalled()
// With room for young objects and a heap for each thread, buffers of a backup would pile up: 200 MB in the place of 130
// (decision 0245).
const nodeArguments = ['--max-semi-space-size=1']
process.env.MALLOC_ARENA_MAX ??= '1'
process.env.MALLOC_TRIM_THRESHOLD_ ??= '100000'
process.exit(await serve('scripts/admin.ts', { nodeArguments, args: process.argv.slice(2) }))
