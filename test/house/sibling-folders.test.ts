import { expect, test } from 'vitest'
import { findKnots } from './sibling-folders.ts'

const knotsOf = (...imports: [from: string, to: string][]) => findKnots(imports.map(([from, to]) => ({ from, to })))
const BILLING = 'src/features/billing/server'

test.each([
  [
    'two folders',
    [
      [`${BILLING}/mails/a.ts`, `${BILLING}/provider/b.ts`],
      [`${BILLING}/provider/c.ts`, `${BILLING}/mails/d.ts`],
    ],
    ['billing/server: mails, provider'],
  ],
  [
    'three folders',
    [
      ['src/ui/a/1.ts', 'src/ui/b/1.ts'],
      ['src/ui/b/2.ts', 'src/ui/c/1.ts'],
      ['src/ui/c/2.ts', 'src/ui/a/2.ts'],
    ],
    ['ui: a, b, c'],
  ],
  [
    'a subfolder',
    [
      ['src/platform/http/front/1.ts', 'src/platform/db/1.ts'],
      ['src/platform/db/2.ts', 'src/platform/http/2.ts'],
    ],
    ['platform: db, http'],
  ],
  [
    'server, web and the root of a feature',
    [
      ['src/features/qr/web/1.ts', 'src/features/qr/server/1.ts'],
      ['src/features/qr/server/2.ts', 'src/features/qr/web/2.ts'],
    ],
    ['qr: server, web'],
  ],
  [
    'one direction',
    [
      ['src/ui/a/1.ts', 'src/ui/b/1.ts'],
      ['src/ui/a/2.ts', 'src/ui/b/2.ts'],
    ],
    [],
  ],
  [
    'a folder and what is in it',
    [
      ['src/ui/a/1.ts', 'src/ui/1.ts'],
      ['src/ui/1.ts', 'src/ui/a/2.ts'],
    ],
    [],
  ],
  [
    'a test',
    [
      ['src/ui/a/1.ts', 'src/ui/b/1.ts'],
      ['src/ui/b/1.browser.test.tsx', 'src/ui/a/2.ts'],
    ],
    [],
  ],
  [
    'rooms',
    [
      ['src/platform/db/1.ts', 'src/shared/1.ts'],
      ['src/shared/color/2.ts', 'src/platform/2.ts'],
    ],
    [],
  ],
] satisfies [string, [string, string][], string[]][])('deliberate circle, %s', (_, imports, found) => {
  expect(knotsOf(...imports)).toEqual(found)
})
