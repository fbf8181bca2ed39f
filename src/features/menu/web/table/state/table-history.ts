import { UNDO_STEPS_MAX } from '#features/menu/table/table.limits.ts'
import type { CellChange } from '#features/menu/table/cell-values.rules.ts'
import { back, forth, type History, NO_HISTORY, withoutStep, withStep } from '#features/menu/table/undo.rules.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import type { DishBody } from '../../data/dish-changes.ts'

/** What one key takes back: cells, the allergens of a dish, new dishes. */
export type TableStep =
  | { kind: 'cells'; changes: readonly CellChange[] }
  | { kind: 'allergens'; before: Dish; body: DishBody }
  | { kind: 'new'; ids: readonly string[] }

/** The steps of one open table, kept outside of what is drawn. */
export function createHistory() {
  let history: History<TableStep> = NO_HISTORY
  return {
    add: (step: TableStep): TableStep => {
      history = withStep(history, step, UNDO_STEPS_MAX)
      return step
    },
    /** It was refused. */
    drop: (step: TableStep): void => {
      history = withoutStep(history, step)
    },
    /** It is taken back out of its turn, by the toast that tells it. Answers false where it was already. */
    take: (step: TableStep): boolean => {
      if (!history.done.includes(step)) return false
      const { done, undone } = withoutStep(history, step)
      history = { done, undone: [...undone, step] }
      return true
    },
    back: (): TableStep | undefined => {
      const taken = back(history)
      history = taken.history
      return taken.step
    },
    forth: (): TableStep | undefined => {
      const taken = forth(history)
      history = taken.history
      return taken.step
    },
  }
}
export type TableHistory = ReturnType<typeof createHistory>
