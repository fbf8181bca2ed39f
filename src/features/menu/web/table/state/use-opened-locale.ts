import { useCallback, useEffect, useRef } from 'react'
import type { Locale } from '#shared/locale.ts'
import { closedKey, type TableColumn, textColumn } from '#features/menu/table/columns.rules.ts'
import { goTo, type TableControl } from './table-control.ts'

/**
 * Opens and closes a language by its heads: both columns of one that is opened come into sight, and the focus stays
 * with the button that does the contrary (BRINGING §5.13).
 */
export function useOpenedLocale(
  table: TableControl,
  columns: readonly TableColumn[],
  toggle: (locale: Locale) => void,
): (locale: Locale) => void {
  const toggled = useRef<Locale>(null)
  useEffect(() => {
    const locale = toggled.current
    if (locale === null) return
    toggled.current = null
    const keys = [textColumn('description', locale).key, closedKey(locale)]
    const idx = columns.findIndex(({ key }) => keys.includes(key))
    table.grid.current?.scrollToCell({ idx })
    goTo(table, { rowIdx: -1, idx })
  }, [table, columns])
  return useCallback(
    locale => {
      toggled.current = locale
      toggle(locale)
    },
    [toggle],
  )
}
