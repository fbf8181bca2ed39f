import { useQueryClient } from '@tanstack/react-query'
import { isAbort, messageOf } from '#ui/client/api-error.ts'
import { useSending } from '#ui/offline/use-sending.ts'
import { toast } from '#ui/toast/toast.ts'
import { sentPrice } from '#features/prices/price-fields.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { BulkItemInput } from '../../bulk.contract.ts'
import { changedAllergens, type LineChange, type SaidChange } from '../../bulk.rules.ts'
import { bulkTexts as texts } from '../../bulk.texts.ts'
import type { Dish } from '../../menu.contract.ts'
import { scheduleScreenTexts as scheduleTexts } from '../../schedules/schedule-screen.texts.ts'
import { servedBefore } from '../../schedules/served.rules.ts'
import { focusDishNextFrame, focusDishWhenShown, neighborOf } from '../focus/row-focus.ts'
import { DISH_TOAST } from '../dish-actions/dish.mutations.ts'
import { dishesOf } from '../data/menu.queries.ts'
import { offerScheduleUndo } from '../schedules/schedule-undo.ts'
import { SCHEDULE_TOAST, useScheduleSaves } from '../schedules/schedules.queries.ts'
import type { SelectionStore } from '../selection/selection.ts'
import { itemBack, sendBulk, storedDish, offerUndo } from '../undo/undo.ts'

type Fields = Omit<BulkItemInput, '_id' | 'updatedAt'>
type Change = { before: Dish; fields: Fields }
/** The ticked dishes, in the order of the menu. */
export type MarkedProps = { dishes: readonly Dish[]; restaurant: Restaurant; nameOf: (dish: Dish) => string }
/** All prices of a dish, of which some change. */
export type PricesAfter = { dish: Dish; changes: readonly LineChange[] }
type BulkInput = {
  restaurant: Restaurant
  selection: SelectionStore
  dishes: readonly Dish[]
  /** Shows a category, unless the list shows dishes of all. */
  onReveal: (categoryId: string) => void
}

/**
 * What can be done to all ticked dishes: each is one call, which the server does wholly or not at all, and one undo
 * (DAILY-WORK §3.7). While it runs `isBusy`; without a connection it waits (`isWaiting`) and goes out by itself, as
 * long as the user does not give up (DAILY-WORK §3.12). Afterwards the marks are gone and the first row has the focus.
 */
export function useBulk({ restaurant, selection, dishes, onReveal }: BulkInput) {
  const queryClient = useQueryClient()
  const sending = useSending()
  const schedules = useScheduleSaves(restaurant)
  const menu = { queryClient, restaurantId: restaurant._id }

  const itemsOf = (fieldsOf: (dish: Dish) => Fields | null): BulkItemInput[] =>
    dishes
      .map(shown => storedDish(menu, shown))
      .flatMap(dish => {
        const fields = fieldsOf(dish)
        return fields ? [{ _id: dish._id, updatedAt: dish.updatedAt, ...fields }] : []
      })

  /** Only dishes that would change are sent. Answers whether it is done. */
  const run = async (fieldsOf: (dish: Dish) => Fields | null, done: (count: number) => string): Promise<boolean> => {
    const changes = dishes
      .map(shown => storedDish(menu, shown))
      .map(before => ({ before, fields: fieldsOf(before) }))
      .filter((one): one is Change => one.fields !== null)
    const [first] = changes
    if (!first) {
      toast.info(texts.nothingToDo, { id: DISH_TOAST })
      return false
    }
    const focused = first.fields.deleted ? neighborBeyond(dishes) : first.before._id
    try {
      const items = changes.map(({ before: { _id, updatedAt }, fields }) => ({ _id, updatedAt, ...fields }))
      const key = crypto.randomUUID()
      const answer = await sending.send(() => sendBulk(menu, items, key))
      const { _id: dish, categoryId } = first.before
      const hasMoved = first.fields.categoryId !== undefined
      const reveal = () => hasMoved && onReveal(categoryId)
      offerUndo(done(changes.length), { id: DISH_TOAST, dish, reveal, ...menu }, () =>
        sendBulk(menu, backOf(changes, answer)),
      )
      selection.drop(dishes.map(({ _id }) => _id))
      if (first.fields.categoryId !== undefined) onReveal(first.fields.categoryId)
      if (focused) focusDishWhenShown(focused)
      else focusDishNextFrame(undefined)
      return true
    } catch (error) {
      if (isAbort(error)) return false
      toast.error(messageOf(error, texts.failed), { id: DISH_TOAST })
      void queryClient.invalidateQueries({ queryKey: dishesOf(restaurant._id).queryKey })
      return false
    }
  }

  return {
    isBusy: sending.state !== 'idle',
    isWaiting: sending.state === 'waiting',
    /** Nothing is sent any more, and the marks stay. */
    giveUp: sending.leave,
    setAvailable: (available: boolean) =>
      run(
        dish => (dish.available === available ? null : { available }),
        available ? texts.doneAvailable : texts.doneSoldOut,
      ),
    move: (categoryId: string, name: string) =>
      run(
        dish => (dish.categoryId === categoryId ? null : { categoryId }),
        count => texts.doneMove(count, name),
      ),
    setPrices: (prices: readonly PricesAfter[]) => run(pricesOf(prices), texts.donePrice),
    setAllergens: (change: SaidChange) => run(allergensOf(change), texts.doneAllergens),
    /** The same changes as rows of a call, for another moment. */
    priceItems: (prices: readonly PricesAfter[]) => priceItemsOf(menu, prices),
    allergenItems: (change: SaidChange) => itemsOf(allergensOf(change)),
    /** Nothing more to do with these dishes: the marks go. */
    endAfter: (close: () => void) => {
      close()
      selection.drop(dishes.map(({ _id }) => _id))
      focusDishWhenShown(dishes[0]?._id ?? '')
    },
    setHours: async (to: string | null): Promise<boolean> => {
      const ids = dishes.map(({ _id }) => _id)
      try {
        const before = servedBefore(schedules.loaded(), { list: 'dishIds', ids })
        await sending.send(() => schedules.serve({ list: 'dishIds', ids, to }))
        offerScheduleUndo(scheduleTexts.doneSeveral(ids.length), { saves: schedules }, async () => {
          for (const served of before) await schedules.serve(served)
        })
        selection.drop(ids)
        focusDishWhenShown(ids[0] ?? '')
        return true
      } catch (error) {
        if (!isAbort(error)) {
          toast.error(messageOf(error, scheduleTexts.failed), { id: SCHEDULE_TOAST })
          void schedules.reload()
        }
        return false
      }
    },
    remove: async () => {
      if (!(await toast.confirm({ title: texts.confirmRemove(dishes.length) }))) return false
      return run(() => ({ deleted: true }), texts.doneRemove)
    },
  }
}

export type Bulk = ReturnType<typeof useBulk>

/** Other prices as rows of a call, of the dishes as they are stored. */
export const priceItemsOf = (menu: Parameters<typeof storedDish>[0], prices: readonly PricesAfter[]): BulkItemInput[] =>
  prices.map(({ dish, changes }) => ({
    _id: dish._id,
    updatedAt: storedDish(menu, dish).updatedAt,
    prices: changes.map(({ after }) => sentPrice(after)),
  }))

function pricesOf(prices: readonly PricesAfter[]): (dish: Dish) => Fields | null {
  const changed = new Map(prices.map(({ dish, changes }) => [dish._id, changes]))
  return dish => {
    const changes = changed.get(dish._id)
    return changes ? { prices: changes.map(({ after }) => sentPrice(after)) } : null
  }
}

const allergensOf =
  (change: SaidChange) =>
  (dish: Dish): Fields | null => {
    const [allergens, traces] = [
      changedAllergens(dish.allergens, change.allergens),
      changedAllergens(dish.traces, change.traces),
    ]
    const fields = {
      ...(allergens.join() !== dish.allergens.join() && { allergens }),
      ...(traces.join() !== dish.traces.join() && { traces }),
    }
    return Object.keys(fields).length > 0 ? fields : null
  }

/** What takes the changes back, as the answer has left the dishes. */
function backOf(changes: readonly Change[], answer: readonly Dish[]): BulkItemInput[] {
  const after = new Map(answer.map(dish => [dish._id, dish]))
  return changes.map(({ before, fields }) =>
    fields.deleted
      ? { _id: before._id, updatedAt: before.updatedAt, deleted: false }
      : itemBack(before, after.get(before._id) ?? before, fields),
  )
}

/** The row next to the ticked ones. */
function neighborBeyond(dishes: readonly Dish[]): string | undefined {
  const ticked = new Set(dishes.map(dish => dish._id))
  const last = dishes.at(-1)?._id
  const next = last && neighborOf(last)
  return next && !ticked.has(next) ? next : undefined
}
