import { useState } from 'react'
import { isLocale, type Locale } from '#shared/locale.ts'
import { ALL_SHOWN, HIDEABLE, type Hideable, type Shown } from '../../../table/columns.rules.ts'

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

const without = <Item>(list: readonly Item[], item: Item): Item[] => list.filter(one => one !== item)

/** Which columns a person wants to see, on this computer (mockup `tabla-carta`, 'Columnas'). */
export function useShownColumns() {
  const [shown, setShown] = useState(remembered)
  const change = (next: Shown) => {
    setShown(next)
    remember(next)
  }
  return {
    shown,
    toggle: (key: Hideable) =>
      change({
        ...shown,
        hidden: shown.hidden.includes(key) ? without(shown.hidden, key) : [...shown.hidden, key],
      }),
    toggleLocale: (locale: Locale) =>
      change({ ...shown, open: shown.open.includes(locale) ? without(shown.open, locale) : [...shown.open, locale] }),
  }
}
export type ShownColumns = ReturnType<typeof useShownColumns>
