import { createContext, useContext } from 'react'
import type { NewRow } from './use-new-row.ts'

/** The row that is written, for its own cells. */
export const NewRowContext = createContext<Pick<NewRow, 'newRow' | 'create' | 'drop'> | null>(null)

/** Throws outside of a table. */
export function useNewRowState() {
  const state = useContext(NewRowContext)
  if (!state) throw new Error('This is shown in a table only.')
  return state
}
