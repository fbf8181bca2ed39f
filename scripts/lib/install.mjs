// Installs what is missing, as `npm start` and `npm test` do first; for .ci/run, which goes on with other commands.
import { ensureInstalled } from './bootstrap.mjs'

await ensureInstalled()
