import { useEffect, useRef, useState } from 'react'
import { messageOf } from '#ui/client/api-error.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { outbox } from '#ui/offline/outbox.ts'
import { toast } from '#ui/toast/toast.ts'
import { useUnsaved } from '#ui/unsaved/unsaved.ts'
import { afterTap, isSameSaid, NONE_SAID, saidBody, saidOf, type SayingMode } from '#features/allergens/said.rules.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import { formTexts } from '#features/menu/menu-page.texts.ts'
import { menuTexts } from '#features/menu/menu.texts.ts'
import type { TableRow } from '#features/menu/table/rows.rules.ts'
import { tableTexts as texts } from '#features/menu/table/table.texts.ts'
import { AllergenGrid, AllergenModes } from '../../allergens/allergen-grid.tsx'
import { dishChangeOf } from '../../data/dish-changes.ts'
import { usePaperAllergens } from '../../menu-parts.ts'
import { TABLE_TOAST } from '../state/block-saving.ts'
import { storedOf } from '../state/table-context.ts'
import { activeAt, goTo, useTable } from '../state/table-control.ts'
import { useTableStore } from '../state/table-store.ts'
import { CellPopup } from './cell-popup.tsx'
import styles from './cell-popup.module.css'

/** The allergens of the dish that is open, if any. */
export function AllergenPopover({ rows }: { rows: readonly TableRow[] }) {
  const { store } = useTable()
  const declaring = useTableStore(store, one => one.declaring)
  const row = rows.find(({ id }) => id === declaring)
  return row?.kind === 'dish' ? <Declaring key={row.id} dish={row.dish} /> : null
}

const WIDTH_PX = 372

/**
 * The 14 of one dish, as in its form: what is ticked is declared when it is closed, and nothing where nothing was
 * touched. There is no way to do so for several (3-decisions §6, BRINGING §5.15).
 */
function Declaring({ dish }: { dish: Dish }) {
  const table = useTable()
  const { store, menu, history } = table
  const { queryClient, restaurant } = menu
  const [before] = useState(() => storedOf(menu, dish._id) ?? dish)
  const [start] = useState(() => saidOf(dish))
  const [said, setSaid] = useState(start)
  const [mode, setMode] = useState<SayingMode>('allergens')
  const body = useRef<HTMLDivElement>(null)
  const proposed = usePaperAllergens(dish._id)
  const isChanged = !isSameSaid(said, start)
  useUnsaved(isChanged)
  useEffect(() => body.current?.querySelector<HTMLElement>('[role="group"] button')?.focus(), [])

  const save = async () => {
    const change = saidBody(said)
    const step = history.add({ kind: 'allergens', before, body: change })
    try {
      const outcome = await outbox.put(dishChangeOf(before, change, { queryClient, restaurant }))
      if (outcome === 'theirs') history.drop(step)
    } catch (error) {
      history.drop(step)
      const about = dashboardName(dish.translations, restaurant.defaultLocale)
      toast.error(messageOf(error, menuTexts.dishSaveFailed), { id: TABLE_TOAST, about })
    }
  }
  const isClosed = useRef(false)
  const close = (isBack: boolean) => {
    if (isClosed.current) return
    isClosed.current = true
    if (isChanged) void save()
    store.set({ declaring: null })
    const at = activeAt(table)
    if (isBack && at) goTo(table, at)
  }
  const name = dashboardName(dish.translations, restaurant.defaultLocale)
  return (
    <CellPopup rowId={dish._id} columnKey="allergens" width={WIDTH_PX} role="dialog" label={texts.allergensOf(name)}>
      <div
        ref={body}
        role="presentation"
        tabIndex={-1}
        className={styles.body}
        onKeyDown={event => {
          event.stopPropagation()
          if (event.key !== 'Escape') return
          event.preventDefault()
          close(true)
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (document.hasFocus() && !currentTarget.contains(relatedTarget)) close(false)
        }}
      >
        <b className={styles.title}>{name}</b>
        <p className={styles.text}>{texts.allergenKeys}</p>
        <div className={styles.allergens}>
          <AllergenModes mode={mode} onMode={setMode} />
          <AllergenGrid
            said={said}
            mode={mode}
            onMode={setMode}
            onTap={id => setSaid(afterTap(said, id, mode))}
            proposed={proposed?.allergens}
          />
          <Checkbox
            label={formTexts.noneOf14}
            checked={said.hasNone}
            onChange={event => setSaid(event.target.checked ? NONE_SAID : { ...said, hasNone: false })}
          />
        </div>
      </div>
    </CellPopup>
  )
}
