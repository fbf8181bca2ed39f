import { useState } from 'react'
import type { ColumnWidths } from 'react-data-grid'
import type { TableColumn } from '../../table/columns.rules.ts'

/**
 * The widths that the grid has measured, for these columns only: where others come or go, the description takes the
 * room that is left.
 */
export function useColumnWidths(columns: readonly TableColumn[]) {
  const keys = columns.map(({ key }) => key).join(' ')
  const [measured, setMeasured] = useState<{ keys: string; widths: ColumnWidths }>({ keys, widths: new Map() })
  if (measured.keys !== keys) setMeasured({ keys, widths: new Map() })
  return {
    columnWidths: measured.widths,
    onColumnWidthsChange: (widths: ColumnWidths) => setMeasured({ keys, widths }),
  }
}
