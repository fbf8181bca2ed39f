import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const PAGES = ['1-product.md', '2-dashboard.md', '3-decisions.md']
const PATHS_AT_LEAST = 100

const map = await readFile(join(ROOT, 'docs/spec-map.md'), 'utf8')

/** The numbered parts of a page and its subheadings, as the first column of the map names them. */
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

/** First column of the map's table for a page. */
function rowsOf(page: string): string[] {
  const section = map.split(`\n## ${page}\n`)[1]?.split('\n## ')[0] ?? ''
  return [...section.matchAll(/^\| (§.*?) \|/gm)].map(match => match[1] ?? '')
}

/** What stands in backquotes of the tables and is a path: not `*.texts.ts`, not `/subscription`, not `readOnly`. */
const pathsOfMap = (): string[] =>
  [...map.replace(/^[^|].*$/gm, '').matchAll(/`([^`]+)`/g)]
    .map(match => match[1] ?? '')
    .filter(text => /^[\w.][^*{]*(\/|\.\w+)/.test(text))

describe.each(PAGES)('%s', page => {
  test('each numbered part has one row', async () => {
    const parts = await partsOf(page)
    expect(parts.length).toBeGreaterThanOrEqual(10)
    expect(rowsOf(page)).toEqual(parts)
  })
})

test('every path of the map exists', () => {
  const paths = pathsOfMap()
  expect(paths.length).toBeGreaterThanOrEqual(PATHS_AT_LEAST)
  expect(paths.filter(path => !existsSync(join(ROOT, path)))).toEqual([])
})
