import fc from 'fast-check'
import { test } from 'vitest'
import { checkMenuPages } from '#test/menus/menu-page-checks.ts'
import { randomMenu } from '#test/menus/random-menu.ts'
import { renderMenuPage } from './ssr.tsx'

const MENUS = 50

test('fifty random menus are valid pages in every language, with nothing unescaped', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(randomMenu, menu => checkMenuPages(renderMenuPage, menu)),
    { numRuns: MENUS },
  )
})
