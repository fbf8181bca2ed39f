import { expect, test } from 'vitest'
import {
  climbingImports,
  countFolders,
  FILE_LINES_MAX,
  FILES_PER_FOLDER_MAX,
  measure,
  measureFunctions,
} from './measures.ts'

const measures = measure()

test('no folder has more than 20 files', () => {
  expect(measures.foldersOver(FILES_PER_FOLDER_MAX)).toEqual([])
})

test('no file has more than 250 lines: of the product, its styles, the tests and the scripts', () => {
  expect(measures.filesOver(FILE_LINES_MAX)).toEqual([])
  const nearly = measures.filesOver(FILE_LINES_MAX - 100)
  for (const kind of [/^src\/.*\w\.ts$/, /\.css$/, /\.test\.tsx?$/, /^e2e\/.*\.spec\.ts$/])
    expect(
      nearly.some(file => kind.test(file)),
      String(kind),
    ).toBe(true)
})

test('no import climbs three folders or more', () => {
  expect(measures.climbing).toEqual([])
})

test('the measures see what they are about', () => {
  expect(measures.files).toBeGreaterThan(400)
  expect(measures.functionsOver(0).length).toBeGreaterThan(1_000)
  const climb = (folders: number) => `import { a } from '${'../'.repeat(folders)}a.ts'`
  const text = [climb(2), climb(3), climb(4)].join('\n')
  expect(climbingImports({ path: 'x.ts', text })).toEqual(['x.ts: ../../../a.ts', 'x.ts: ../../../../a.ts'])
  const paths = ['a/b/1.ts', 'a/b/2.css', 'a/b/2.test.ts', 'a/3.ts']
  expect(countFolders(paths)).toEqual([
    { folder: 'a/b', files: 2 },
    { folder: 'a', files: 1 },
  ])
  const code = 'const one = 1\nexport function two() {\n  return () => (\n    <p />\n  )\n}\n'
  expect(measureFunctions({ path: 'x.tsx', text: code }).toSorted((a, b) => b.lines - a.lines)).toEqual([
    { place: 'x.tsx:2', lines: 5 },
    { place: 'x.tsx:3', lines: 3 },
  ])
})
