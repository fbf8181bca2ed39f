#!/usr/bin/env node
// `npm start` on Node 20 or newer: installs what is missing, builds when the sources changed, serves the product.
import { ensureInstalled } from './lib/bootstrap.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { reporting } from './lib/progress.mjs'
import { serve } from './lib/serve.mjs'

await reporting(ensureInstalled())
await ensureBuilt()
process.exit(await serve('src/app/server/main.ts'))
