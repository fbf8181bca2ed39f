#!/usr/bin/env node
// `npm run build`: the browser's side and the server-rendered pages, into `build/`.
import { ensureInstalled } from './lib/bootstrap.mjs'
import { build } from './lib/build.mjs'

await ensureInstalled()
await build()
