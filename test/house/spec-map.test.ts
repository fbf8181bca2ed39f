import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const PAGES = ['1-product.md', '2-dashboard.md', '3-decisions.md', '4-beyond.md']
const PATHS_AT_LEAST = 100

const map = await readFile(join(ROOT, 'docs/spec-map.md'), 'utf8')

/** The numbered parts of a page and its subheadings, as the headings of the map name them. */
async function partsOf(page: string): Promise<string[]> {
  const lines = (await readFile(join(ROOT, 'docs/spec', page), 'utf8')).split('\n')
  let number = ''
  return lines.flatMap(line => {
    const part = /^## (\d+)\. (.*)$/.exec(line)
    const below = /^### (.*)$/.exec(line)
    if (part) number = part[1] ?? ''
    if (part) return [`§${number} ${part[2]}`]
    return below ? [`§${number} ${below[1]}`] : []
  })
}

/** The lines of the map for each part of a page. */
function partsOfMap(page: string): { name: string; lines: string[] }[] {
  const section = map.split(`\n## ${page}\n`)[1]?.split('\n## ')[0] ?? ''
  return section
    .split('\n### ')
    .slice(1)
    .map(text => {
      const [name = '', ...lines] = text.split('\n').filter(Boolean)
      return { name, lines }
    })
}

/** `- \`path\`` or `- \`path\`: what`, short enough for one line; or what is still to come. */
const LINE = /^- (`(?<path>[^`]+)`(: .+)?|\*to come\*(: .+)?)$/
const LINE_MAX = 120

const lines = PAGES.flatMap(page => partsOfMap(page).flatMap(part => part.lines))
const paths = lines.flatMap(line => LINE.exec(line)?.groups?.['path'] ?? [])

describe.each(PAGES)('%s', page => {
  test("each numbered part is in the map, in the page's order, with a line", async () => {
    const parts = await partsOf(page)
    expect(parts.length).toBeGreaterThanOrEqual(10)
    expect(partsOfMap(page).map(({ name }) => name)).toEqual(parts)
    expect(partsOfMap(page).filter(part => part.lines.length === 0)).toEqual([])
  })
})

test('each line names one path, and no path stands twice in a part', () => {
  expect(lines.filter(line => !LINE.test(line) || line.length > LINE_MAX)).toEqual([])
  for (const part of PAGES.flatMap(partsOfMap)) expect(part.lines).toEqual([...new Set(part.lines)])
})

test('every path of the map exists', () => {
  expect(paths.length).toBeGreaterThanOrEqual(PATHS_AT_LEAST)
  expect(paths.filter(path => !existsSync(join(ROOT, path)))).toEqual([])
})

test('every file on the ways to the ten rules exists', async () => {
  const ways = await readFile(join(ROOT, 'docs/finding-rules.md'), 'utf8')
  const files = [...ways.matchAll(/`(src\/[\w./-]+\.tsx?)`/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThanOrEqual(10)
  expect(files.filter(file => !existsSync(join(ROOT, file)))).toEqual([])
})
