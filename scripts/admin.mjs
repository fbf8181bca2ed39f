#!/usr/bin/env node
// `npm run admin -- <command>`: runs the operator's commands on Node 24.
import { ensureInstalled } from './lib/bootstrap.mjs'
import { serve } from './lib/serve.mjs'

await ensureInstalled()
process.exit(await serve('scripts/admin.ts', { args: process.argv.slice(2) }))
