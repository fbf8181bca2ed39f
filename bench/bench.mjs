// `npm run bench -- NAME`: runs one of the measurements of this folder, `bench/NAME.ts`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const [name = ''] = process.argv.slice(2)
const file = join(import.meta.dirname, `${name}.ts`)
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  console.error(`There is no measurement "${name}"; bench/README.md lists them.`)
  process.exitCode = 1
} else await import(file)
