import { ArrowElbowDownRightIcon } from '@phosphor-icons/react/dist/csr/ArrowElbowDownRight'
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { CurrencyEurIcon } from '@phosphor-icons/react/dist/csr/CurrencyEur'
import { GrainsSlashIcon } from '@phosphor-icons/react/dist/csr/GrainsSlash'
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBackStep } from '#ui/back/back-history.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import { bulkTexts as texts } from '../../bulk.texts.ts'
import type { Category, Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { scheduleScreenTexts } from '../../schedules/schedule-screen.texts.ts'
import { MoveDish } from '../dish-list/move-dish.tsx'
import { useLeaveGuard } from '../forms/use-leave-guard.tsx'
import { type SelectionStore, shownIds, useSelection, useShownCount } from '../selection/selection.ts'
import { useSchedules } from '../schedules/schedules.queries.ts'
import { AllergenChange } from './allergen-change.tsx'
import styles from './bulk-bar.module.css'
import { HoursChange } from './hours-change.tsx'
import { PriceChange } from './price-change.tsx'
import { type Bulk, useBulk } from './use-bulk.ts'

type Sheet = 'move' | 'price' | 'allergens' | 'hours'

type BulkBarProps = {
  selection: SelectionStore
  /** The whole menu: filters and tabs keep the marks. */
  dishes: readonly Dish[]
  categories: readonly Category[]
  restaurant: Restaurant
  dishCount: (categoryId: string) => number
  onReveal: (categoryId: string) => void
}

/**
 * What can be done with the ticked dishes; × and Esc end the marking (DAILY-WORK §3.7), but first the waiting for the
 * connection.
 */
export function BulkBar({ selection, dishes, categories, restaurant, dishCount, onReveal }: BulkBarProps) {
  const { isOn, ids } = useSelection(selection)
  const marked = dishes.filter(dish => ids.has(dish._id))
  const bulk = useBulk({ restaurant, selection, dishes: marked, onReveal })
  const [sheet, setSheet] = useState<{ kind: Sheet; isOpen: boolean; serial: number } | null>(null)
  /** Answers false when it only gave up what waits for the connection. */
  const end = (): boolean => {
    const isEnd = !bulk.isWaiting
    if (isEnd) selection.end()
    else bulk.giveUp()
    return isEnd
  }
  useEndOfMarking(isOn, sheet?.isOpen === true, end)
  const leaveDialog = useLeaveGuard(bulk.isWaiting, bulk.giveUp)
  const nameOf = (one: Dish | Category) => dashboardName(one.translations, restaurant.defaultLocale)
  const open = (kind: Sheet) => setSheet(last => ({ kind, isOpen: true, serial: (last?.serial ?? 0) + 1 }))
  const close = () => {
    if (bulk.isWaiting) bulk.giveUp()
    setSheet(last => last && { ...last, isOpen: false })
  }
  const moveTo = (category: Category) => {
    close()
    void bulk.move(category._id, nameOf(category))
  }
  const props = { dishes: marked, restaurant, nameOf, bulk, onClose: close }
  return (
    <>
      {isOn && (
        <Bar restaurant={restaurant} marked={marked} selection={selection} bulk={bulk} onOpen={open} onEnd={end} />
      )}
      {leaveDialog}
      {sheet?.kind === 'price' && <PriceChange key={sheet.serial} {...props} open={sheet.isOpen} />}
      {sheet?.kind === 'allergens' && <AllergenChange key={sheet.serial} {...props} open={sheet.isOpen} />}
      {sheet?.kind === 'hours' && <HoursChange key={sheet.serial} {...props} open={sheet.isOpen} />}
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

function useEndOfMarking(isOn: boolean, hasSheet: boolean, onEnd: () => boolean): void {
  const end = useEffectEvent(onEnd)
  useBackStep(isOn, onEnd)
  useEffect(() => {
    if (!isOn || hasSheet) return
    const press = (event: KeyboardEvent) => {
      const isElsewhere =
        event.target instanceof HTMLElement && event.target.closest('[role="dialog"], [type="search"]')
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) end()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn, hasSheet])
}

type BarProps = {
  restaurant: Restaurant
  marked: readonly Dish[]
  selection: SelectionStore
  bulk: Bulk
  onOpen: (sheet: Sheet) => void
  onEnd: () => void
}

/** On phones it stands in the place of the header and of the bottom bar, on laptops it floats above the list. */
function Bar({ restaurant, marked, selection, bulk, onOpen, onEnd }: BarProps) {
  const schedules = useSchedules(restaurant._id, { enabled: hasRight(restaurant, 'hours') })
  const count = marked.length
  const allSoldOut = count > 0 && marked.every(dish => !dish.available)
  const isIdle = count === 0 || bulk.isBusy
  const actions = [
    {
      right: 'availability' as const,
      label: allSoldOut ? texts.available : texts.soldOut,
      Icon: allSoldOut ? CheckCircleIcon : ProhibitIcon,
      run: () => void bulk.setAvailable(allSoldOut),
    },
    { right: 'texts' as const, label: texts.move, Icon: ArrowElbowDownRightIcon, run: () => onOpen('move') },
    { right: 'prices' as const, label: texts.price, Icon: CurrencyEurIcon, run: () => onOpen('price') },
    { right: 'allergens' as const, label: texts.allergens, Icon: GrainsSlashIcon, run: () => onOpen('allergens') },
    ...(schedules && schedules.length > 0
      ? [{ right: 'hours' as const, label: scheduleScreenTexts.several, Icon: ClockIcon, run: () => onOpen('hours') }]
      : []),
    { right: 'texts' as const, label: texts.remove, Icon: TrashIcon, run: () => void bulk.remove(), danger: true },
  ].filter(({ right }) => hasRight(restaurant, right))
  return (
    <div className={styles.bars} role="toolbar" aria-label={texts.actions} data-marking-bar="">
      <BarHead count={count} selection={selection} bulk={bulk} onEnd={onEnd} />
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

type BarHeadProps = Pick<BarProps, 'selection' | 'bulk' | 'onEnd'> & { count: number }

/** How many are ticked, the way out, and the way to tick all that the list shows. */
function BarHead({ count, selection, bulk, onEnd }: BarHeadProps) {
  const shown = useShownCount()
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={styles.end}
        aria-label={bulk.isWaiting ? texts.stopWaiting : texts.end}
        onClick={onEnd}
      >
        <XIcon size={20} weight="bold" aria-hidden="true" />
      </button>
      <span className={`num ${styles.count}`} role="status">
        {bulk.isWaiting ? texts.waiting : texts.marked(count)}
      </span>
      {shown > 0 && (
        <button type="button" className={styles.all} disabled={bulk.isBusy} onClick={() => selection.add(shownIds())}>
          {texts.markShown(shown)}
        </button>
      )}
    </div>
  )
}
