import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const STATES = ['met', 'partly', 'not yet', 'does not apply']
/** ASVS 5.0 has some 250 requirements of levels 1 and 2; several share a row. */
const IDS_AT_LEAST = 190

const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
const files = ['src', 'test', 'e2e', 'scripts'].flatMap(folder =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(path => `/${folder}/${path}`),
)

/** The rows of the tables of requirements: ids, title, state, where, test. */
function readRows(text: string): { ids: string[]; state: string; where: string; test: string }[] {
  const [, requirements = ''] = text.split('\n## ASVS')
  return requirements
    .split('\n')
    .filter(line => /^\| V?\d/.test(line))
    .map(line => {
      const cells = line.split('|').map(cell => cell.trim())
      const [, ids = '', , state = '', where = '', by = ''] = cells
      return { ids: ids.split(', '), state, where, test: by }
    })
}

/** What is wrong with a page: a sentence for each row. */
function faultsOf(text: string): string[] {
  return readRows(text).flatMap(({ ids, state, where, test: by }) => {
    const cited = [...by.matchAll(/`([^`]+\.test\.tsx?)`/g)].map(([, file = '']) => file)
    const paths = [...where.matchAll(/`((?:src|docs|scripts|test)\/[^`]*)`/g)].map(([, path = '']) => path)
    return [
      ...(STATES.includes(state) ? [] : [`${ids}: "${state}" is no state`]),
      ...(state === 'met' && cited.length === 0 ? [`${ids}: met, and no test shows it`] : []),
      ...(where ? [] : [`${ids}: says neither where nor why`]),
      ...cited.filter(file => !files.some(path => path.endsWith(`/${file}`))).map(file => `${ids}: no test ${file}`),
      ...paths.filter(path => !existsSync(join(ROOT, path))).map(path => `${ids}: no file ${path}`),
    ]
  })
}

test('each requirement says its state and where; what is met names a test, and all of them exist', () => {
  const ids = readRows(page).flatMap(row => row.ids)
  expect(ids.length).toBeGreaterThan(IDS_AT_LEAST)
  // 6.3 stands for several requirements of one section.
  const numbered = ids.filter(id => id.split('.').length === 3)
  expect(numbered).toEqual([...new Set(numbered)])
  expect(faultsOf(page)).toEqual([])
})

test.each([
  ['| 1.2.3 | a | done | `src/app` | `text.test.ts` |', '1.2.3: "done" is no state'],
  ['| 1.2.3 | a | met | `src/app` | |', '1.2.3: met, and no test shows it'],
  ['| 1.2.3 | a | not yet | | |', '1.2.3: says neither where nor why'],
  ['| 1.2.3 | a | met | b | `nowhere.test.ts` |', '1.2.3: no test nowhere.test.ts'],
  ['| 1.2.3 | a | partly | `src/nowhere.ts` | |', '1.2.3: no file src/nowhere.ts'],
])('is reported: %s', (row, fault) => {
  expect(faultsOf(`\n## ASVS\n${row}\n`)).toEqual([fault])
})
