// Installs missing packages, as `npm start` and `npm test` do first; for .ci/run, which then runs other commands.
import { ensureInstalled } from './bootstrap.mjs'

await ensureInstalled({ tools: true })
