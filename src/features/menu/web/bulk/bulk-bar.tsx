import { ArrowElbowDownRightIcon } from '@phosphor-icons/react/dist/csr/ArrowElbowDownRight'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { CurrencyEurIcon } from '@phosphor-icons/react/dist/csr/CurrencyEur'
import { GrainsSlashIcon } from '@phosphor-icons/react/dist/csr/GrainsSlash'
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useEffect, useState } from 'react'
import { useBackStep } from '#ui/back/back-history.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { bulkTexts as texts } from '../../bulk.texts.ts'
import type { Category, Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { MoveDish } from '../dish-list/move-dish.tsx'
import { type SelectionStore, shownIds, useSelection } from '../selection/selection.ts'
import { AllergenChange } from './allergen-change.tsx'
import styles from './bulk-bar.module.css'
import { PriceChange } from './price-change.tsx'
import { type Bulk, useBulk } from './use-bulk.ts'

type Sheet = 'move' | 'price' | 'allergens'

type BulkBarProps = {
  selection: SelectionStore
  /** The whole menu: filters and tabs keep the marks. */
  dishes: readonly Dish[]
  categories: readonly Category[]
  restaurant: Restaurant
  dishCount: (categoryId: string) => number
}

/** What can be done with the ticked dishes; × and Esc end the marking (DAILY-WORK §3.7). */
export function BulkBar({ selection, dishes, categories, restaurant, dishCount }: BulkBarProps) {
  const { isOn, ids } = useSelection(selection)
  const marked = dishes.filter(dish => ids.has(dish._id))
  const bulk = useBulk(restaurant, selection, marked)
  const [sheet, setSheet] = useState<{ kind: Sheet; isOpen: boolean; serial: number } | null>(null)
  useEndOfMarking(isOn, sheet?.isOpen === true, selection)
  const nameOf = (one: Dish | Category) => dashboardName(one.translations, restaurant.defaultLocale)
  const open = (kind: Sheet) => setSheet(last => ({ kind, isOpen: true, serial: (last?.serial ?? 0) + 1 }))
  const close = () => setSheet(last => last && { ...last, isOpen: false })
  const moveTo = (category: Category) => {
    close()
    void bulk.move(category._id, nameOf(category))
  }
  const props = { dishes: marked, restaurant, nameOf, bulk, onClose: close }
  return (
    <>
      {isOn && <Bar count={marked.length} marked={marked} selection={selection} bulk={bulk} onOpen={open} />}
      {sheet?.kind === 'price' && <PriceChange key={sheet.serial} {...props} open={sheet.isOpen} />}
      {sheet?.kind === 'allergens' && <AllergenChange key={sheet.serial} {...props} open={sheet.isOpen} />}
      {sheet?.kind === 'move' && (
        <MoveDish
          open={sheet.isOpen}
          from={commonCategory(marked)}
          categories={categories}
          nameOf={nameOf}
          dishCount={dishCount}
          onClose={close}
          onClosed={() => {}}
          onChoose={id => {
            const category = categories.find(one => one._id === id)
            if (category) moveTo(category)
          }}
        />
      )}
    </>
  )
}

/** The category that all of them are in; '' when they are in several. */
function commonCategory(dishes: readonly Dish[]): string {
  const [first] = dishes
  return first && dishes.every(dish => dish.categoryId === first.categoryId) ? first.categoryId : ''
}

function useEndOfMarking(isOn: boolean, hasSheet: boolean, selection: SelectionStore): void {
  useBackStep(isOn, () => {
    selection.end()
    return true
  })
  useEffect(() => {
    if (!isOn || hasSheet) return
    const press = (event: KeyboardEvent) => {
      const isElsewhere =
        event.target instanceof HTMLElement && event.target.closest('[role="dialog"], [type="search"]')
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) selection.end()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn, hasSheet, selection])
}

type BarProps = {
  count: number
  marked: readonly Dish[]
  selection: SelectionStore
  bulk: Bulk
  onOpen: (sheet: Sheet) => void
}

/** On phones it stands in the place of the header and of the bottom bar, on laptops it floats above the list. */
function Bar({ count, marked, selection, bulk, onOpen }: BarProps) {
  const allSoldOut = count > 0 && marked.every(dish => !dish.available)
  const isIdle = count === 0 || bulk.isBusy
  const actions = [
    {
      label: allSoldOut ? texts.available : texts.soldOut,
      Icon: allSoldOut ? CheckCircleIcon : ProhibitIcon,
      run: () => void bulk.setAvailable(allSoldOut),
    },
    { label: texts.move, Icon: ArrowElbowDownRightIcon, run: () => onOpen('move') },
    { label: texts.price, Icon: CurrencyEurIcon, run: () => onOpen('price') },
    { label: texts.allergens, Icon: GrainsSlashIcon, run: () => onOpen('allergens') },
    { label: texts.remove, Icon: TrashIcon, run: () => void bulk.remove(), danger: true },
  ]
  return (
    <div className={styles.bars} role="toolbar" aria-label={texts.actions} data-marking-bar="">
      <div className={styles.head}>
        <button type="button" className={styles.end} aria-label={texts.end} onClick={() => selection.end()}>
          <XIcon size={20} weight="bold" aria-hidden="true" />
        </button>
        <span className={`num ${styles.count}`} role="status">
          {texts.marked(count)}
        </span>
        <button type="button" className={styles.all} onClick={() => selection.add(shownIds())}>
          {texts.markShown}
        </button>
      </div>
      <div className={styles.actions}>
        {actions.map(({ label, Icon, run, danger }) => (
          <button
            key={label}
            type="button"
            className={styles.action}
            data-danger={danger ? '' : undefined}
            disabled={isIdle}
            onClick={run}
          >
            <Icon size={22} aria-hidden="true" />
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
