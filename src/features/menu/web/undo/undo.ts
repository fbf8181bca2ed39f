import type { QueryClient } from '@tanstack/react-query'
import { failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { type BulkItemInput, type BulkRowInput, changeDishes } from '../../bulk.contract.ts'
import { dishFields } from '../../dish.fields.ts'
import { type Dish, updateDish } from '../../menu.contract.ts'
import { undoTexts as texts } from '../../undo.texts.ts'
import { focusDishWhenShown, focusedDish } from '../focus/row-focus.ts'
import { bodyBack } from '../data/body-back.ts'
import { isSameDish } from '../data/dish-changes.ts'
import { withEntry } from '../data/menu-lists.ts'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'

type Menu = { queryClient: QueryClient; restaurantId: string }
type Offer = Menu & {
  id: string
  /** What is changed, the first of several: its row has the focus afterwards. */
  dish?: string
  /** The name of what the text speaks of, where it has none. */
  about?: string
  /** Brings its row in sight: after a move it is in another category. */
  reveal?: () => void
}

/**
 * Tells a success that can be taken back for 8 s (DAILY-WORK §3.6). `takeBack` sends what the screen has seen with it;
 * when somebody has changed it meanwhile, it is refused, told, and the menu is loaded again.
 */
export function offerUndo(
  text: string,
  { id, queryClient, restaurantId, dish, about, reveal }: Offer,
  takeBack: () => Promise<unknown>,
): void {
  const undo = async () => {
    try {
      await takeBack()
      toast.success(texts.undone, { id, about })
      if (!dish || isWorking(dish)) return
      reveal?.()
      focusDishWhenShown(dish)
    } catch (error) {
      toast.error(failureText(error, texts.failed), { id })
      void queryClient.invalidateQueries({ queryKey: dishesOf(restaurantId).queryKey })
      void queryClient.invalidateQueries({ queryKey: categoriesOf(restaurantId).queryKey })
    }
  }
  toast.success(text, { id, about, undo: () => void undo() })
}

/** '«Callos» está en tu carta', with the way back to a draft (EVERY-DAY §8.25). */
export const tellPublished = (menu: Menu, { _id, updatedAt }: Dish, name: string): void =>
  offerUndo(texts.published(name), { id: 'menu-dish', dish: _id, ...menu }, async () => {
    const stored = await call(updateDish, { params: { id: _id }, body: { published: false }, ifMatch: updatedAt })
    const { queryKey } = dishesOf(menu.restaurantId)
    menu.queryClient.setQueryData(queryKey, list => list && withEntry(list, stored))
  })

/** Whether the focus is where somebody goes on: in the row of another dish, in a field or in a form. */
const isWorking = (dish: string): boolean =>
  ![undefined, dish].includes(focusedDish()) ||
  document.activeElement?.closest('input, textarea, [data-variant][role="dialog"]') != null

/**
 * Changes and creates several dishes in one call, and puts the answer into the cached list. Another try of the same
 * change has the same key.
 */
export async function sendBulk(
  { queryClient, restaurantId }: Menu,
  items: readonly BulkRowInput[],
  idempotencyKey?: string,
): Promise<Dish[]> {
  const { queryKey } = dishesOf(restaurantId)
  await queryClient.cancelQueries({ queryKey })
  const dishes = await call(changeDishes, { params: { id: restaurantId }, body: { items: [...items] }, idempotencyKey })
  const gone = new Set(items.flatMap(item => (!item.new && item.deleted === true ? [item._id] : [])))
  queryClient.setQueryData(queryKey, list => {
    const kept = list?.filter(dish => !gone.has(dish._id))
    return kept && dishes.reduce<Dish[]>((all, dish) => withEntry(all, dish), kept)
  })
  return dishes
}

/**
 * The same for one dish where several cannot be changed: what its owner may still correct without an entitled plan. A
 * declaration comes back with its allergens.
 */
export async function sendCorrectionBack(
  { queryClient, restaurantId }: Menu,
  before: Dish,
  after: Dish,
  change: Readonly<Record<string, unknown>>,
): Promise<void> {
  const body = bodyBack(before, change, after)
  const stored = await call(updateDish, { params: { id: before._id }, body, ifMatch: after.updatedAt })
  queryClient.setQueryData(dishesOf(restaurantId).queryKey, list => list && withEntry(list, stored))
}

/** The dish as the list has it from the server; a row may hold an older `updatedAt` or place. */
export const storedDish = ({ queryClient, restaurantId }: Menu, dish: Dish): Dish =>
  queryClient.getQueryData(dishesOf(restaurantId).queryKey)?.find(one => one._id === dish._id) ?? dish

/**
 * The dish by which a wish is measured: the list's, or an older one that a form or a field has shown. What others have
 * added since then was not seen, and is not taken away.
 */
export function seenDish(menu: Menu, dish: Dish): Dish {
  const stored = storedDish(menu, dish)
  return stored.updatedAt === dish.updatedAt || isSameDish(stored, dish) ? stored : dish
}

/**
 * The item that gives a dish the values again which a change has replaced, of all fields that can be taken back. A dish
 * that was moved goes to its place, too.
 */
export function itemBack(before: Dish, after: Dish, change: Readonly<Record<string, unknown>>): BulkItemInput {
  const moved = change['categoryId'] !== undefined
  const back = dishFields.flatMap(([key, { undo }]) => {
    if (!undo || (change[key] === undefined && !(moved && key === 'sortOrder'))) return []
    const [old, now] = [before[key as keyof Dish], after[key as keyof Dish]]
    return [[key, undo === 'before' ? old : undo(old, now, change[key])]]
  })
  return { _id: before._id, updatedAt: after.updatedAt, ...Object.fromEntries(back) }
}
