// `npm run measures`: prints the sizes of the code. test/house/measures.test.ts holds the limits.
import { join } from 'node:path'
import { cruise } from '#test/house/cruise.ts'
import { FILES_PER_FOLDER_MAX, FUNCTION_LINES, measure } from '#test/house/measures.ts'

const ROOT = join(import.meta.dirname, '..')
const { files, medianLines, longest, fullestFolder, foldersOver, climbing, functionsOver } = measure()
const { violations } = await cruise(ROOT, join(ROOT, '.dependency-cruiser.cjs'))
const cycles = violations.filter(({ rule }) => rule === 'no-cycles')
const long = functionsOver(FUNCTION_LINES)

const rows: [string, string | number][] = [
  ['source files of src, without tests', files],
  ['median file, lines', medianLines],
  ['longest file, lines', `${longest.lines} (${longest.file})`],
  ['fullest folder, files', `${fullestFolder.files} (${fullestFolder.folder})`],
  [`folders of more than ${FILES_PER_FOLDER_MAX} files`, foldersOver(FILES_PER_FOLDER_MAX).length],
  ['imports that climb three folders or more', climbing.length],
  [`functions of more than ${FUNCTION_LINES} lines`, long.length],
  ['imports in a cycle', cycles.length],
]
for (const [name, value] of rows) console.log(`${name.padEnd(44)}${value}`)
for (const { place, lines } of long) console.log(`  ${String(lines).padStart(4)} lines  ${place}`)
