import { commonErrors } from '#shared/common.errors.ts'
import { ApiError, isAbort, messageOf } from '#ui/client/api-error.ts'
import type { Body } from '#ui/offline/resend.ts'
import { untilAnswered } from '#ui/offline/resend.ts'
import { toast } from '#ui/toast/toast.ts'
import { type MovedRows, movedRows, type NewBulkItemInput } from '#features/menu/bulk.contract.ts'
import { joinDishChanges } from '#features/menu/dish.rules.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import { bodyOfCells, type CellChange, isSameValue, valueOf } from '#features/menu/table/cell-values.rules.ts'
import { textOf } from '#features/menu/table/cell-text.rules.ts'
import type { CellProblem, Placed } from '#features/menu/table/paste.rules.ts'
import { refusedCells } from '#features/menu/table/refusals.rules.ts'
import { ROUNDS_MAX } from '#features/menu/table/table.limits.ts'
import { tableTexts as texts } from '#features/menu/table/table.texts.ts'
import { withEntry } from '../../data/menu-lists.ts'
import { dishesOf } from '../../data/menu.queries.ts'
import { sendBulk } from '../../undo/undo.ts'
import type { CellSaving } from './cell-saving.ts'
import { namesOf, storedOf, type TableMenu } from './table-context.ts'
import type { TableHistory, TableStep } from './table-history.ts'

export const TABLE_TOAST = 'menu-table'

type Told = {
  /** What is said when it is done, for so many cells. */
  told: (count: number) => string
  /** A second line, where nothing was refused. */
  note?: string | undefined
  /** Taken back by the toast. */
  takeBack?: (step: TableStep) => void
}
type Row = { dish: Dish; cells: CellChange[] }

/**
 * Saves a block of cells: one request, which shows at once, and one step to take back (BRINGING §5.15). Cells that are
 * refused keep their text and the others are sent again; what somebody else has changed meanwhile asks at its cell.
 */
export function createBlockSaving(menu: TableMenu, history: TableHistory, single: CellSaving) {
  const { store, queryClient, restaurant } = menu
  const { queryKey } = dishesOf(restaurant._id)
  const waits = new AbortController()
  const shown = new Map<symbol, ReadonlyMap<string, Body>>()
  let turn: Promise<unknown> = Promise.resolve()

  const show = (block: symbol, bodies: ReadonlyMap<string, Body> | null) => {
    if (bodies) shown.set(block, bodies)
    else shown.delete(block)
    const pending = new Map<string, Body>()
    for (const one of shown.values())
      for (const [id, body] of one) pending.set(id, joinDishChanges(pending.get(id) ?? {}, body))
    store.set({ pending, pendingState: pending.size === 0 ? 'idle' : store.get().pendingState })
  }
  const send = (items: Parameters<typeof sendBulk>[1]) => {
    const key = crypto.randomUUID()
    store.set({ pendingState: 'sending' })
    return untilAnswered(() => sendBulk({ queryClient, restaurantId: restaurant._id }, items, key), {
      signal: waits.signal,
      onWaiting: isWaiting => store.set({ pendingState: isWaiting ? 'waiting' : 'sending' }),
    })
  }
  const rowsOf = (changes: readonly CellChange[]): Row[] =>
    [...Map.groupBy(changes, ({ dishId }) => dishId)].flatMap(([dishId, cells]) => {
      const dish = storedOf(menu, dishId)
      return dish ? [{ dish, cells }] : []
    })
  const textOfChange = ({ column, to }: CellChange) => textOf(column, to, menu.words())

  /** What others have changed of the same cells is asked; all else goes out again. */
  const withoutMoved = (rows: readonly Row[], { rows: moved }: MovedRows): CellChange[] => {
    const now = new Map(moved.map(({ current }) => [current._id, current]))
    return rows.flatMap(({ dish, cells }) => {
      const current = now.get(dish._id)
      if (!current) return cells
      queryClient.setQueryData(queryKey, list => list && withEntry(list, current))
      return cells.filter(change => {
        const is = valueOf(current, change.column)
        if (isSameValue(is, change.to)) return false
        if (isSameValue(is, change.from)) return true
        const [mine, theirs] = [textOfChange(change), textOf(change.column, is, menu.words())]
        store.mark(dish._id, change.column, {
          kind: 'conflict',
          text: mine,
          mine,
          theirs,
          answer: isMine => {
            store.mark(dish._id, change.column, null)
            if (isMine) void single.save({ ...change, from: is, text: mine, seen: current })
          },
        })
        return false
      })
    })
  }

  /** Sends until nothing is refused any more. Throws what speaks of no cell. */
  const storeAll = async (changes: readonly CellChange[]): Promise<{ saved: CellChange[]; refused: CellProblem[] }> => {
    const refused: CellProblem[] = []
    let left = [...changes]
    for (let round = 1; left.length > 0; round += 1) {
      const rows = rowsOf(left)
      try {
        await send(rows.map(({ dish: { _id, updatedAt }, cells }) => ({ _id, updatedAt, ...bodyOfCells(cells) })))
        break
      } catch (error) {
        if (!(error instanceof ApiError) || round >= ROUNDS_MAX) throw error
        const moved = error.code === commonErrors.changedMeanwhile.code && movedRows.safeParse(error.data)
        if (moved && moved.success) {
          left = withoutMoved(rows, moved.data)
          continue
        }
        const columns = rows.map(({ dish, cells }) => ({
          dishId: dish._id,
          columns: cells.map(({ column }) => column),
        }))
        const named = refusedCells(error.errors, columns)
        if (named.length === 0) throw error
        const isRefused = (one: CellChange) =>
          named.find(cell => cell.dishId === one.dishId && cell.column.key === one.column.key)
        for (const change of left) {
          const cell = isRefused(change)
          if (cell) refused.push({ ...cell, text: textOfChange(change) })
        }
        left = left.filter(change => !isRefused(change))
      }
    }
    return { saved: left, refused }
  }

  const run = async ({ changes, problems }: Placed, { told, note, takeBack }: Told): Promise<CellChange[]> => {
    for (const { dishId, column } of changes) store.mark(dishId, column, null)
    for (const { dishId, column, text, sentence } of problems)
      store.mark(dishId, column, { kind: 'refused', text, sentence })
    const block = Symbol('block')
    show(block, new Map(rowsOf(changes).map(({ dish, cells }) => [dish._id, bodyOfCells(cells)])))
    const before = turn
    let end = () => {}
    turn = new Promise<void>(resolve => (end = resolve))
    try {
      await before
      const { saved, refused } = await storeAll(changes)
      for (const { dishId, column, text, sentence } of refused)
        store.mark(dishId, column, { kind: 'refused', text, sentence })
      const notSaved = [...problems, ...refused]
      const step = saved.length > 0 && takeBack && history.add({ kind: 'cells', changes: saved })
      const detail = texts.notStored(notSaved.map(one => namesOf(menu, one))) ?? note
      const count = saved.length + notSaved.length
      const options = { id: TABLE_TOAST, ...(detail !== undefined && { detail }) }
      if (step && takeBack) toast.success(told(count), { ...options, undo: () => takeBack(step) })
      else if (saved.length > 0) toast.success(told(count), options)
      else if (notSaved.length > 0) toast.warning(told(count), options)
      const isPart = saved.length > 0 && notSaved.length > 0
      store.set({ lastBlock: isPart ? { saved: saved.length, refused: notSaved.length } : null })
      return saved
    } catch (error) {
      if (isAbort(error)) return []
      toast.error(messageOf(error, texts.failed), { id: TABLE_TOAST })
      void queryClient.invalidateQueries({ queryKey })
      return []
    } finally {
      show(block, null)
      end()
    }
  }

  return {
    /** Answers the cells that are stored. */
    apply: run,
    /** Creates dishes in one request; they come after the others. Throws what the call throws. */
    add: async (items: readonly NewBulkItemInput[]): Promise<Dish[]> => {
      const key = crypto.randomUUID()
      const answer = await untilAnswered(() => sendBulk({ queryClient, restaurantId: restaurant._id }, items, key), {
        signal: waits.signal,
        onWaiting: isWaiting => store.set({ pendingState: isWaiting ? 'waiting' : 'idle' }),
      })
      history.add({ kind: 'new', ids: answer.map(({ _id }) => _id) })
      return answer
    },
    /** What waits for the connection is not sent any more. */
    close: () => waits.abort(),
  }
}
export type BlockSaving = ReturnType<typeof createBlockSaving>
