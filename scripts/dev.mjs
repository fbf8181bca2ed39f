#!/usr/bin/env node
// `npm run dev`: pages reload as you edit (Vite), and the server starts again when one of its own files changes.
import { ensureInstalled } from './lib/bootstrap.mjs'
import { serve } from './lib/serve.mjs'

await ensureInstalled()
process.exit(await serve('src/app/server/development.ts', { nodeArguments: ['--watch', '--watch-preserve-output'] }))
