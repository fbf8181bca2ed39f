import { expect, test, vi } from 'vitest'
import type { CachedMenu } from '../cache/cached-menu.ts'
import { createDishPages } from './dish-pages.ts'

test.for(['p-000000', 'p-Tarta', 'p-', 'p-a"'])('a wrong link costs no reading of the menu: %s', async anchor => {
  const json = Buffer.from(JSON.stringify({ dishes: [{ id: '0196b4a0-0000-7000-8000-0000000000aa', name: 'Tarta' }] }))
  const read = vi.spyOn(json, 'toString')
  const find = createDishPages(vi.fn<never>(), { now: () => new Date(0) } as never)
  const menu = { json, snapshot: { id: 'r1', version: 1 } } as unknown as CachedMenu
  expect(await find(menu, { locale: 'es', zone: undefined, anchor })).toBeUndefined()
  expect(read).not.toHaveBeenCalled()
})
