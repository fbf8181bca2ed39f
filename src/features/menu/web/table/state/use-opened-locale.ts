import { useCallback, useEffect, useRef } from 'react'
import type { Locale } from '#shared/locale.ts'
import { type TableColumn, textColumn } from '#features/menu/table/columns.rules.ts'
import type { TableControl } from './table-control.ts'

/** Opens and closes a language; both columns of one that is opened come into sight (BRINGING §5.13). */
export function useOpenedLocale(
  { grid }: TableControl,
  columns: readonly TableColumn[],
  toggle: (locale: Locale) => void,
): (locale: Locale) => void {
  const opened = useRef<Locale>(null)
  useEffect(() => {
    const locale = opened.current
    opened.current = null
    const idx = locale === null ? -1 : columns.findIndex(({ key }) => key === textColumn('description', locale).key)
    if (idx >= 0) grid.current?.scrollToCell({ idx })
  }, [grid, columns])
  return useCallback(
    locale => {
      opened.current = locale
      toggle(locale)
    },
    [toggle],
  )
}
