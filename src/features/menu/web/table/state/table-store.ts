import { useSyncExternalStore } from 'react'
import type { Body } from '#ui/offline/resend.ts'
import type { CellChange } from '#features/menu/table/cell-values.rules.ts'
import type { FieldColumn } from '#features/menu/table/columns.rules.ts'
import type { Range } from '#features/menu/table/moves.rules.ts'

/**
 * What a cell says beside its value. `refused`: the text that was not stored, and why; `conflict`: somebody has changed
 * it meanwhile, both values in words; `theirs`: somebody else's change has just arrived.
 */
export type CellMark =
  | { kind: 'refused'; text: string; sentence: string }
  | { kind: 'conflict'; text: string; mine: string; theirs: string; answer: (isMine: boolean) => void }
  | { kind: 'theirs'; by: string }

type State = {
  marks: ReadonlyMap<string, CellMark>
  /** The cell with the focus. */
  active: { rowId: string; key: string } | null
  /** The dish whose allergens are open. */
  declaring: string | null
  /** The selected cells; null: the one with the focus alone. */
  range: Range | null
  /** The cell that is written in. */
  editing: { rowId: string; key: string } | null
  /** Something is typed in it. */
  isTyped: boolean
  /** Blocks that are not stored yet, shown already. */
  pending: ReadonlyMap<string, Body>
  pendingState: 'idle' | 'sending' | 'waiting'
  /** Changes of single cells on their way, by the cell. */
  inFlight: ReadonlyMap<string, CellChange & { text: string }>
  /** How the last block went, until something else happens. */
  lastBlock: { saved: number; refused: number } | null
  /** Only rows with an error are shown. */
  onlyErrors: boolean
  /** Said to those who do not see it. */
  said: string
}

const EMPTY: State = {
  marks: new Map(),
  active: null,
  declaring: null,
  range: null,
  editing: null,
  isTyped: false,
  pending: new Map(),
  pendingState: 'idle',
  inFlight: new Map(),
  lastBlock: null,
  onlyErrors: false,
  said: '',
}

export const cellKey = (dishId: string, columnKey: string): string => `${dishId} ${columnKey}`
export const dishOfKey = (key: string): string => key.slice(0, key.indexOf(' '))
/** The element that says what is wrong with the cell that has the focus. */
export const MARK_ID = 'table-cell-mark'
/** What the cell with the focus says beside its value. */
export const activeMark = ({ active, marks }: Pick<State, 'active' | 'marks'>): CellMark | undefined =>
  active ? marks.get(cellKey(active.rowId, active.key)) : undefined
const isError = ({ kind }: CellMark): boolean => kind !== 'theirs'

/**
 * What the cells of one open table show beside the dishes. Outside of React, so that a cell is drawn again only when
 * something of it changes.
 */
export function createTableStore() {
  let state = EMPTY
  const listeners = new Set<() => void>()
  const set = (changes: Partial<State>): void => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    set,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    mark: (dishId: string, column: Pick<FieldColumn, 'key'>, mark: CellMark | null): void => {
      const key = cellKey(dishId, column.key)
      if (!mark && !state.marks.has(key)) return
      const marks = new Map(state.marks)
      if (mark) marks.set(key, mark)
      else marks.delete(key)
      set({ marks, ...(mark?.kind !== 'theirs' && { lastBlock: mark ? state.lastBlock : null }) })
    },
    fly: (change: CellChange & { text: string }): void => {
      set({ inFlight: new Map(state.inFlight).set(cellKey(change.dishId, change.column.key), change), lastBlock: null })
    },
    land: (dishId: string, columnKey: string): void => {
      const inFlight = new Map(state.inFlight)
      inFlight.delete(cellKey(dishId, columnKey))
      set({ inFlight })
    },
    errors: (): string[] => [...state.marks].flatMap(([key, mark]) => (isError(mark) ? [key] : [])),
  }
}

export type TableStore = ReturnType<typeof createTableStore>

/** A part of the store: `pick` gives the same value until something of it changes. */
export const useTableStore = <Part>(store: TableStore, pick: (state: State) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => pick(store.get()))

/**
 * Whether something would be lost with the table: what is typed or refused, and a block that waits for the connection.
 * Single cells that wait go out from wherever one is.
 */
export const isUnsaved = ({
  marks,
  isTyped,
  pendingState,
}: Pick<State, 'marks' | 'isTyped' | 'pendingState'>): boolean =>
  isTyped || pendingState === 'waiting' || [...marks.values()].some(({ kind }) => kind === 'refused')

/** How many cells have an error. */
export const errorCount = ({ marks }: Pick<State, 'marks'>): number => [...marks.values()].filter(isError).length
