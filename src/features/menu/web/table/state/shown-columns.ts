import { useCallback, useEffect, useState } from 'react'
import { isLocale, type Locale } from '#shared/locale.ts'
import { ALL_SHOWN, HIDEABLE, type Hideable, type Shown } from '#features/menu/table/columns.rules.ts'

const NAME = 'sobremesa.table-columns'

/** What this computer remembers; private browsing may forbid it. */
function remembered(): Shown {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? 'null') as { hidden?: unknown; open?: unknown } | null
    const listed = (list: unknown): unknown[] => (Array.isArray(list) ? list : [])
    return {
      hidden: HIDEABLE.filter(key => listed(kept?.hidden).includes(key)),
      open: listed(kept?.open).filter((one): one is Locale => typeof one === 'string' && isLocale(one)),
    }
  } catch {
    return ALL_SHOWN
  }
}

function remember(shown: Shown): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(shown))
  } catch {
    // It holds as long as the page is open.
  }
}

const toggled = <Item>(list: readonly Item[], item: Item): Item[] =>
  list.includes(item) ? list.filter(one => one !== item) : [...list, item]

/** Which columns a person wants to see, on this computer (BRINGING §5.13). Its functions never change. */
export function useShownColumns() {
  const [shown, setShown] = useState(remembered)
  useEffect(() => remember(shown), [shown])
  const toggle = useCallback((key: Hideable) => setShown(last => ({ ...last, hidden: toggled(last.hidden, key) })), [])
  const toggleLocale = useCallback(
    (locale: Locale) => setShown(last => ({ ...last, open: toggled(last.open, locale) })),
    [],
  )
  return { shown, toggle, toggleLocale }
}
export type ShownColumns = ReturnType<typeof useShownColumns>
