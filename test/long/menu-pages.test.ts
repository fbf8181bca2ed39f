import fc from 'fast-check'
import { test } from 'vitest'
import { LOCALES } from '../../src/shared/locale.ts'
import { checkMenuPages, loadMenuRenderer } from '../menu-page-checks.ts'
import { randomMenu } from '../random-menu.ts'

const MENUS = 1000
const LIMIT_MS = 15 * 60 * 1000

test('a thousand random menus are valid pages with nothing unescaped', { timeout: LIMIT_MS }, async () => {
  const renderer = await loadMenuRenderer()
  fc.assert(
    fc.property(randomMenu, fc.constantFrom(...LOCALES), (menu, locale) => checkMenuPages(renderer, menu, [locale])),
    { numRuns: MENUS },
  )
})
