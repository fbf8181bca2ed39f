// `npm run bench -- cartas`: runs one of the measurements of this folder by its name.
import { globSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '..')
const [name = ''] = process.argv.slice(2)
const [file] = /^[a-z-]+$/.test(name)
  ? globSync(`{,growth/,menu/,once/,paper/,reading/}${name}.ts`, { cwd: FOLDER })
  : []
if (file) await import(join(FOLDER, file))
else {
  process.stderr.write(`There is no measurement "${name}"; bench/README.md lists them.\n`)
  process.exitCode = 1
}
