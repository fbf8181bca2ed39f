import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { KEPT_NAMESPACES, MADE_AGAIN, SHORT_LIVED } from '#platform/storage/namespaces.ts'

const ROOT = join(import.meta.dirname, '../..')

test('each namespace of the storage is opened in one place of one feature, the others ask that feature', async () => {
  const places: Record<string, string[]> = {}
  for await (const path of glob('src/**/*.ts', { cwd: ROOT, exclude: name => name.endsWith('.test.ts') })) {
    if (path.startsWith('src/platform/')) continue
    const text = await readFile(join(ROOT, path), 'utf8')
    for (const [, name = ''] of text.matchAll(/\bstorage\.in\(([^)]*)\)/g)) (places[name] ??= []).push(path)
  }
  expect(places["'images/'"]).toEqual(['src/features/images/server/image-files.ts'])
  // A backup must know whether to hold them.
  const known = [...Object.keys(KEPT_NAMESPACES), ...MADE_AGAIN, ...SHORT_LIVED].map(name => `'${name}'`)
  expect(Object.keys(places).toSorted()).toEqual(known.toSorted())
  for (const [name, paths] of Object.entries(places)) {
    expect(name).toMatch(/^'[a-z][a-z0-9-]*\/'$/)
    expect([name, paths]).toEqual([name, [expect.stringMatching(/^src\/features\/[^/]+\/server\//)]])
  }
})
