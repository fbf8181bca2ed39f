/** A process that asks for the reading of a file, with no limits, as a server would: `reading.test.ts` kills it. */
import { readFileSync } from 'node:fs'
import { createCartaReader } from '#features/bringing/server/process/carta-reader.ts'

const NEVER = 2 ** 31 - 1
const reader = createCartaReader({ pageMs: NEVER, sheetMs: NEVER, memoryBytes: Infinity })
const content = readFileSync(process.argv[2] ?? '')
await reader.read({ restaurantId: 'one', source: { files: [{ content }] } })
