import { messageOf } from '#ui/client/api-error.ts'
import { outbox } from '#ui/offline/outbox.ts'
import { toast } from '#ui/toast/toast.ts'
import { isSameSaid, saidOf } from '#features/allergens/said.rules.ts'
import type { BulkRowInput } from '#features/menu/bulk.contract.ts'
import { withDishChange } from '#features/menu/dish.rules.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import { type CellChange, isSameValue, reversed, valueOf } from '#features/menu/table/cell-values.rules.ts'
import { textOf } from '#features/menu/table/cell-text.rules.ts'
import type { TableColumn } from '#features/menu/table/columns.rules.ts'
import { NOTHING_PLACED } from '#features/menu/table/paste.rules.ts'
import { tableTexts as texts } from '#features/menu/table/table.texts.ts'
import { dishChangeOf } from '../../data/dish-changes.ts'
import { dishesOf } from '../../data/menu.queries.ts'
import { sendBulk, sendCorrectionBack } from '../../undo/undo.ts'
import { type BlockSaving, TABLE_TOAST } from './block-saving.ts'
import type { CellSaving } from './cell-saving.ts'
import { storedOf, type TableMenu } from './table-context.ts'
import type { TableHistory, TableStep } from './table-history.ts'

type Saving = { menu: TableMenu; history: TableHistory; cells: CellSaving; blocks: BlockSaving }
type Way = 'back' | 'forth'

/**
 * Takes steps back and does them again, each with `If-Match`: a cell that somebody else has changed since stays as it
 * is (BRINGING §5.14).
 */
export function createUndoing({ menu, history, cells, blocks }: Saving) {
  const { queryClient, restaurant, store } = menu
  const ofRestaurant = { queryClient, restaurantId: restaurant._id }

  /** The dish with all that is not stored yet. */
  const shownOf = (dishId: string): Dish | undefined => {
    const stored = storedOf(menu, dishId)
    const bodies = [outbox.view().bodies.get(dishId), store.get().pending.get(dishId)]
    return stored && bodies.reduce<Dish>((dish, body) => (body ? withDishChange(dish, body) : dish), stored)
  }

  const putCells = async (changes: readonly CellChange[], told: (what: string) => string): Promise<boolean> => {
    const possible = changes.filter(({ dishId, column, from }) => {
      const shown = shownOf(dishId)
      return shown !== undefined && isSameValue(valueOf(shown, column), from)
    })
    const [first, ...others] = possible
    if (!first) return false
    const columns = [...new Map(possible.map(({ column }) => [column.key, column as TableColumn])).values()]
    const say = (count: number) => told(texts.counted(columns, count))
    if (others.length > 0) {
      await blocks.apply({ ...NOTHING_PLACED, changes: possible }, { told: say })
      return true
    }
    const outcome = await cells.save({ ...first, text: textOf(first.column, first.to, menu.words()) }, false)
    if (outcome === 'stored' || outcome === 'waiting') toast.success(say(1), { id: TABLE_TOAST })
    return true
  }

  const putAllergens = async (
    { before, body }: Extract<TableStep, { kind: 'allergens' }>,
    way: Way,
  ): Promise<boolean> => {
    const stored = storedOf(menu, before._id)
    const expected = way === 'back' ? withDishChange(before, body) : before
    if (!stored || !isSameSaid(saidOf(stored), saidOf(expected))) return false
    if (way === 'back') await sendCorrectionBack(ofRestaurant, before, stored, body)
    else await outbox.put(dishChangeOf(stored, body, { queryClient, restaurant }))
    const what = texts.heads.allergens.toLowerCase()
    toast.success(way === 'back' ? texts.undone(what) : texts.redone(what), { id: TABLE_TOAST })
    return true
  }

  const putDishes = async (ids: readonly string[], way: Way): Promise<boolean> => {
    const deleted = way === 'back'
    const items = ids.flatMap((_id): BulkRowInput[] => {
      const stored = storedOf(menu, _id)
      if (!deleted) return [{ _id, deleted }]
      return stored ? [{ _id, updatedAt: stored.updatedAt, deleted }] : []
    })
    if (items.length === 0) return false
    await sendBulk(ofRestaurant, items)
    const what = texts.dishes(items.length)
    toast.success(deleted ? texts.removed(items.length) : texts.redone(what), { id: TABLE_TOAST })
    return true
  }

  const put = (step: TableStep, way: Way): Promise<boolean> => {
    if (step.kind === 'allergens') return putAllergens(step, way)
    if (step.kind === 'new') return putDishes(step.ids, way)
    const isBack = way === 'back'
    return putCells(isBack ? step.changes.map(reversed) : step.changes, isBack ? texts.undone : texts.redone)
  }

  const go = async (step: TableStep | undefined, way: Way): Promise<void> => {
    if (!step) return void toast.info(texts.nothingToUndo, { id: TABLE_TOAST })
    try {
      if (!(await put(step, way))) {
        history.drop(step)
        toast.warning(texts.movedOn, { id: TABLE_TOAST })
      }
    } catch (error) {
      toast.error(messageOf(error, texts.failed), { id: TABLE_TOAST })
      void queryClient.invalidateQueries({ queryKey: dishesOf(restaurant._id).queryKey })
    }
  }
  return {
    undo: () => void go(history.back(), 'back'),
    redo: () => void go(history.forth(), 'forth'),
    /** A step out of its turn, by its toast. */
    takeBack: (step: TableStep) => void (history.take(step) && go(step, 'back')),
  }
}
export type Undoing = ReturnType<typeof createUndoing>
