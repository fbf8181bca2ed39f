import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PAGES } from '#shared/page-paths.ts'

const ROOT = join(import.meta.dirname, '../..')
const HOME = 'src/shared/page-paths.ts'
/** Paths of calls (`/auth/me`) begin like those of pages; they are in contracts and in the client. */
const NAMES_CALLS = /\.contract\.ts$|\.test\.tsx?$|^src\/ui\/client\/session-calls\.ts$/

const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map(name => `src/${name.replaceAll('\\', '/')}`)
  .filter(name => /\.tsx?$/.test(name) && name !== HOME && !NAMES_CALLS.test(name))

/** A string in the code that begins with a page's path; in comments, paths are in backticks. */
const firstWords = [...new Set(Object.values(PAGES).map(path => path.split(/[/?]/)[1]))].filter(Boolean)
const PAGE_PATH = new RegExp(`['"]/(${firstWords.join('|')})[/?'"]|\`/(${firstWords.join('|')})[^\`]*\\$\\{`)

test('the path of a page is written in one file', () => {
  expect(sources.length).toBeGreaterThan(300)
  const found = sources.flatMap(name =>
    readFileSync(join(ROOT, name), 'utf8')
      .split('\n')
      .filter(line => PAGE_PATH.test(line))
      .map(line => `${name}: ${line.trim()}`),
  )
  expect(found, `name it in ${HOME}`).toEqual([])
})
