import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import type { MenuRenderer } from '#features/public-menu/public-menu.render.ts'
import { LOCALES } from '#shared/locale.ts'
import { checkMenuPages } from '../menus/menu-page-checks.ts'
import { randomMenu } from '../menus/random-menu.ts'

const MENUS = 1000
/** The built components, as the product runs them. */
const BUILT = pathToFileURL(join(import.meta.dirname, '../../build/server/ssr.js')).href

void test('a thousand random menus are valid pages with nothing unescaped', async () => {
  const { renderMenuPage } = (await import(BUILT)) as MenuRenderer
  fc.assert(
    fc.property(randomMenu, fc.constantFrom(...LOCALES), (menu, locale) =>
      checkMenuPages(renderMenuPage, menu, [locale]),
    ),
    { numRuns: MENUS },
  )
})
