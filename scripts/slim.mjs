#!/usr/bin/env node
// `npm run slim -- FOLDER [--cpu amd64|arm64]`: a release of this clone into a new folder, with the packages of the
// server only. `npm start` there serves it, on the Node that is installed (deploy/README.md).
import { ensureInstalled, node24, run } from './lib/bootstrap.mjs'
import { ensureBuilt } from './lib/build.mjs'

await ensureInstalled()
await ensureBuilt()
process.exit(await run(node24, ['scripts/slim.ts', ...process.argv.slice(2)]))
