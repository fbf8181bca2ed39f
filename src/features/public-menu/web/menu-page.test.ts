import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkMenuPages } from '#test/menus/menu-page-checks.ts'
import { randomMenu } from '#test/menus/random-menu.ts'
import { renderMenuPage } from './index.ts'
import { isWide } from './parts/menu-sections.tsx'

const MENUS = 50

test('fifty random menus are valid pages in every language, with nothing unescaped', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(randomMenu, menu => checkMenuPages(renderMenuPage, menu)),
    { numRuns: MENUS },
  )
})

test('the grid of four columns fills its last row for every number of dishes', () => {
  for (let count = 2; count <= 60; count++) {
    let column = 0
    for (let index = 0; index < count; index++) {
      const width = isWide(index, count) ? 2 : 1
      expect(column + width, `${index} of ${count}`).toBeLessThanOrEqual(4)
      column = (column + width) % 4
    }
    expect(column, `${count} dishes`).toBe(0)
  }
})
