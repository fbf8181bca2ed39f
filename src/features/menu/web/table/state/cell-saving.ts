import { ApiError, messageOf } from '#ui/client/api-error.ts'
import { outbox, type Outcome } from '#ui/offline/outbox.ts'
import { askWhose, type Collision, type Picks } from '#ui/offline/whose.ts'
import type { Contested } from '#shared/fields/three-way.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import { bodyOfCell, type CellChange, isSameValue, valueOf } from '#features/menu/table/cell-values.rules.ts'
import type { FieldColumn } from '#features/menu/table/columns.rules.ts'
import { isNamed, refusedCells } from '#features/menu/table/refusals.rules.ts'
import { tableTexts as texts } from '#features/menu/table/table.texts.ts'
import { dishChangeOf } from '../../data/dish-changes.ts'
import { dishesOf } from '../../data/menu.queries.ts'
import { storedOf, type TableMenu } from './table-context.ts'
import { dishOfKey } from './table-store.ts'
import type { TableHistory } from './table-history.ts'

/** A change of one cell; `text`: as it was typed; `seen`: the dish when somebody began to write. */
export type TypedChange = CellChange & { text: string; seen?: Dish | undefined }
/** What a cell is refused with. */
const sentenceOf = (error: unknown): string => messageOf(error, texts.failed)

/**
 * Saves single cells (BRINGING §5.14): each shows at once and is sent with `If-Match`, may wait for the connection, and
 * keeps its text where it is refused; where somebody else has changed the same, its cell asks.
 */
export function createCellSaving(menu: TableMenu, history: TableHistory) {
  const { store, queryClient, restaurant } = menu
  const questions = new Set<() => void>()

  const refuse = ({ dishId, column, text }: TypedChange, sentence: string) => {
    store.land(dishId, column.key)
    store.mark(dishId, column, { kind: 'refused', text, sentence })
  }
  const flying = (dishId: string): TypedChange[] =>
    [...store.get().inFlight].flatMap(([key, change]) => (dishOfKey(key) === dishId ? [change] : []))

  /** One of several cells that went out together was refused: the others go out again, alone. */
  const refuseOrAgain = (change: TypedChange, error: unknown, isAgain: boolean): void => {
    const errors = error instanceof ApiError ? error.errors : {}
    const isOthers = Object.keys(errors).length > 0 && !isNamed(errors, change.column)
    if (isOthers && !isAgain) void put(change, true)
    else
      refuse(
        change,
        refusedCells(errors, [{ dishId: change.dishId, columns: [change.column] }])[0]?.sentence ?? sentenceOf(error),
      )
  }

  /** The questions of one collision stand at their cells; what no cell shows is asked by the dashboard. */
  const ask = (dishId: string, collision: Collision): Promise<Picks> => {
    const byColumn = Map.groupBy(
      collision.fields,
      field => flying(dishId).find(({ column }) => isAbout(field, column))?.column,
    )
    if (byColumn.has(undefined)) return askWhose(collision)
    return new Promise(resolve => {
      const mine = new Set<string>()
      const open = new Map([...byColumn].flatMap(([column, fields]) => (column ? [[column, fields] as const] : [])))
      const end = () => {
        questions.delete(leave)
        resolve(mine)
      }
      const leave = () => {
        for (const column of open.keys()) store.mark(dishId, column, null)
        questions.delete(leave)
        void askWhose(collision, Date.now()).then(resolve)
      }
      questions.add(leave)
      for (const [column, fields] of open)
        store.mark(dishId, column, {
          kind: 'conflict',
          text: flying(dishId).find(one => one.column.key === column.key)?.text ?? '',
          mine: fields.map(one => one.mine).join(' / '),
          theirs: fields.map(one => one.theirs).join(' / '),
          answer: isMine => {
            if (!open.delete(column)) return
            store.mark(dishId, column, null)
            if (isMine) for (const { key } of fields) mine.add(key)
            if (open.size === 0) end()
          },
        })
    })
  }

  const put = async (change: TypedChange, isAgain = false): Promise<Outcome | 'refused'> => {
    const { dishId, column, to } = change
    const stored = storedOf(menu, dishId)
    if (!stored) {
      refuse(change, texts.gone)
      return 'refused'
    }
    await queryClient.cancelQueries({ queryKey: dishesOf(restaurant._id).queryKey })
    // What this page has stored meanwhile is no one else's change.
    const isUntouched = isSameValue(valueOf(stored, column), change.from)
    const seen = isUntouched ? stored : (change.seen ?? stored)
    const plain = dishChangeOf(seen, bodyOfCell(column, to), { queryClient, restaurant })
    try {
      const outcome = await outbox.put({
        ...plain,
        ask: collision => ask(dishId, collision),
        onStored: thing => {
          plain.onStored(thing)
          for (const one of flying(dishId))
            if (isSameValue(valueOf(thing, one.column), one.to)) store.land(dishId, one.column.key)
        },
        onRefused: error => {
          for (const one of flying(dishId)) refuseOrAgain(one, error, isAgain)
        },
      })
      if (outcome !== 'waiting') store.land(dishId, column.key)
      return outcome
    } catch (error) {
      refuseOrAgain(change, error, isAgain)
      return 'refused'
    }
  }

  return {
    /** Answers when it is stored, waits or is refused. Without `isStep` it is no step of its own to take back. */
    save: async (change: TypedChange, isStep = true): Promise<Outcome | 'refused'> => {
      const { dishId, column } = change
      store.mark(dishId, column, null)
      store.fly(change)
      const { seen: _, text: __, ...cell } = change
      const step = isStep ? history.add({ kind: 'cells', changes: [cell] }) : undefined
      const outcome = await put(change)
      if (step && (outcome === 'refused' || outcome === 'theirs')) history.drop(step)
      return outcome
    },
    refuse,
    /** The table is closed: what it has asked is asked by the dashboard. */
    close: () => {
      for (const leave of Array.from(questions)) leave()
    },
  }
}
export type CellSaving = ReturnType<typeof createCellSaving>

/** True when a contested value stands in this column. */
function isAbout({ key }: Pick<Contested, 'key'>, column: FieldColumn): boolean {
  const [field = '', locale, text] = key.split(/[.:\s]/)
  if (column.kind === 'text') return field === 'translations' && locale === column.locale && text === column.text
  if (column.kind === 'price') return field.startsWith('price')
  return field === (column.kind === 'state' ? 'available' : 'categoryId')
}
