import { ArrowLineDownIcon } from '@phosphor-icons/react/dist/csr/ArrowLineDown'
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { CurrencyEurIcon } from '@phosphor-icons/react/dist/csr/CurrencyEur'
import { EraserIcon } from '@phosphor-icons/react/dist/csr/Eraser'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useState } from 'react'
import { toast } from '#ui/toast/toast.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import { bulkTexts } from '#features/menu/bulk.texts.ts'
import { type CellChange, valueOf } from '#features/menu/table/cell-values.rules.ts'
import { isField } from '#features/menu/table/columns.rules.ts'
import { rectangleOf } from '#features/menu/table/moves.rules.ts'
import { columnsIn, dishesIn, NOTHING_PLACED } from '#features/menu/table/paste.rules.ts'
import { tableTexts as texts } from '#features/menu/table/table.texts.ts'
import { PriceChange } from '../../bulk/price-change.tsx'
import { type PricesAfter, priceItemsOf } from '../../bulk/use-bulk.ts'
import { TABLE_TOAST } from '../state/block-saving.ts'
import type { TableDeeds } from '../state/deeds.ts'
import { goTo, useTable } from '../state/table-control.ts'
import { useTableStore } from '../state/table-store.ts'
import styles from './selection-bar.module.css'

const PRICE = { key: 'price', kind: 'price' } as const

/** What can be done with the selected cells (BRINGING §5.15). */
export function SelectionBar({ deeds }: { deeds: TableDeeds }) {
  const table = useTable()
  const { store, shown, menu } = table
  const place = { queryClient: menu.queryClient, restaurantId: menu.restaurant._id }
  const range = useTableStore(store, one => one.range)
  const [raised, setRaised] = useState<{ dishes: readonly Dish[]; isOpen: boolean; serial: number } | null>(null)
  const rectangle = range && rectangleOf(range)
  const columns = rectangle ? columnsIn(shown.columns, rectangle) : []
  const dishes = rectangle ? dishesIn(shown.rows, rectangle) : []
  const count = columns.length * dishes.length
  const hasPrices = columns.some(({ kind }) => kind === 'price') && shown.canChange(PRICE)
  const canChange = columns.some(column => isField(column) && shown.canChange(column))
  const what = texts.counted(columns, count)
  const copy = () => {
    const copied = deeds.copied()
    if (!copied) return
    navigator.clipboard.writeText(copied.text).then(
      () => toast.success(texts.copied(copied.what), { id: TABLE_TOAST }),
      () => toast.error(texts.copyFailed, { id: TABLE_TOAST }),
    )
  }
  const actions = [
    ...(hasPrices
      ? [
          {
            label: texts.raise,
            Icon: CurrencyEurIcon,
            run: () => setRaised(last => ({ dishes, isOpen: true, serial: (last?.serial ?? 0) + 1 })),
          },
        ]
      : []),
    ...(canChange ? [{ label: texts.fill, Icon: ArrowLineDownIcon, run: deeds.fill }] : []),
    { label: texts.copy, Icon: CopyIcon, run: copy },
    ...(canChange ? [{ label: texts.clear, Icon: EraserIcon, run: deeds.empty }] : []),
  ]
  return (
    <>
      {range && !range.isPasted && count > 1 && (
        <div className={styles.bar} role="toolbar" aria-label={texts.selection(what)} data-selection-bar="">
          <button
            type="button"
            className={styles.end}
            aria-label={texts.endSelection}
            onClick={() => goTo(table, range.from)}
          >
            <XIcon size={20} weight="bold" aria-hidden="true" />
          </button>
          <span className={`num ${styles.count}`} role="status">
            {what}
          </span>
          {actions.map(({ label, Icon, run }) => (
            <button key={label} type="button" className={styles.action} onClick={run}>
              <Icon size={20} aria-hidden="true" />
              {label}
            </button>
          ))}
        </div>
      )}
      {raised && (
        <PriceChange
          key={raised.serial}
          open={raised.isOpen}
          dishes={raised.dishes}
          restaurant={menu.restaurant}
          nameOf={dish => dashboardName(dish.translations, menu.restaurant.defaultLocale)}
          bulk={{
            isBusy: false,
            isWaiting: false,
            giveUp: () => {},
            setPrices: raise,
            priceItems: prices => priceItemsOf(place, prices),
            endAfter: close => close(),
          }}
          onClose={() => setRaised(last => last && { ...last, isOpen: false })}
        />
      )}
    </>
  )

  async function raise(prices: readonly PricesAfter[]): Promise<boolean> {
    const changes = prices.map(
      ({ dish, changes: lines }): CellChange => ({
        dishId: dish._id,
        column: PRICE,
        from: valueOf(dish, PRICE),
        to: lines.map(({ after }) => after),
      }),
    )
    const { takeBack } = table.undoing
    const saved = await table.blocks.apply({ ...NOTHING_PLACED, changes }, { told: bulkTexts.donePrice, takeBack })
    return saved.length > 0
  }
}
