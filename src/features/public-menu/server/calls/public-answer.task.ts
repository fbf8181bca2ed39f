import { type ReadyPage, readyText } from '#platform/pages/ready-page.ts'
import { asBuffer, type Task } from '#platform/work/task.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import {
  getPublicRestaurant,
  listPublicCategories,
  listPublicCategoryItems,
  listPublicItems,
} from '../../public-menu.contract.ts'

/** Which part of a menu a public call answers; an object: the dishes of one category. */
export type PublicPart = 'restaurant' | 'categories' | 'items' | { categoryId: string }

/** Without the set menus that are prepared for later today (4-beyond §3). */
function restaurantOf({ restaurant }: Menu): Menu['restaurant'] {
  const { setMenus, ...others } = restaurant
  const shown = setMenus?.filter(({ shownFrom }) => shownFrom === null) ?? []
  return shown.length > 0 ? { ...others, setMenus: shown } : others
}

function dataOf(menu: Menu, part: PublicPart): unknown {
  if (part === 'restaurant') return getPublicRestaurant.answer.parse(restaurantOf(menu))
  if (part === 'categories') return listPublicCategories.answer.parse(menu.categories)
  if (part === 'items') return listPublicItems.answer.parse(menu.dishes)
  return listPublicCategoryItems.answer.parse(menu.dishes.filter(dish => dish.categoryId === part.categoryId))
}

/** The answer of a public call as it is sent: the envelope, compressed. Fields that no contract lists are left out. */
export const publicAnswer: Task<{ json: Uint8Array; part: PublicPart }, { page: ReadyPage; length: number }> = {
  name: 'public-menu.answer',
  run: async ({ json, part }) => {
    const menu = JSON.parse(asBuffer(json).toString()) as Menu
    const text = JSON.stringify({ success: true, data: dataOf(menu, part) })
    const page = await readyText(text, { stored: true, headers: { 'content-type': 'application/json; charset=utf-8' } })
    return { page, length: text.length }
  },
}
