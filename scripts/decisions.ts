// Prints the list of decisions into `docs/decisions/README.md`: `npm run decisions`.
import { writeFileSync } from 'node:fs'
import { DECISIONS_INDEX, writeDecisionsIndex } from './lib/decisions.ts'

writeFileSync(DECISIONS_INDEX, writeDecisionsIndex())
