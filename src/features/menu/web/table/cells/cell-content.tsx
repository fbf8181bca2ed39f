import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import type { ReactNode } from 'react'
import type { Locale } from '#shared/locale.ts'
import { AllergenIcon } from '#ui/allergen-icon/allergen-icon.tsx'
import { isAllergenId } from '#features/allergens/allergens.ts'
import { saidList } from '#features/menu/allergen-list.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import { rowTexts } from '#features/menu/menu-page.texts.ts'
import { textOf } from '#features/menu/table/cell-text.rules.ts'
import { valueOf } from '#features/menu/table/cell-values.rules.ts'
import type { FieldColumn, TableColumn } from '#features/menu/table/columns.rules.ts'
import { tableTexts as texts } from '#features/menu/table/table.texts.ts'
import { isUndeclared } from '../../dish-list/dish-look.ts'
import { useTable } from '../state/table-control.ts'
import { cellKey, useTableStore } from '../state/table-store.ts'
import styles from './cell-content.module.css'

type OfDish = { dish: Dish; main: Locale }

/** What stands in a cell of a dish; a refused text instead of the value that is stored. */
export function CellContent({ dish, column, main }: OfDish & { column: TableColumn }): ReactNode {
  if (column.kind === 'allergens') return <Allergens dish={dish} />
  if (column.kind === 'closed') return <MissingMark dish={dish} locale={column.locale} />
  return column.kind === 'row' ? null : <FieldContent dish={dish} column={column} main={main} />
}

function FieldContent({ dish, column, main }: OfDish & { column: FieldColumn }) {
  const { store, menu } = useTable()
  const mark = useTableStore(store, ({ marks }) => marks.get(cellKey(dish._id, column.key)))
  const value = valueOf(dish, column)
  if (mark?.kind === 'refused') return <span className={styles.text}>{mark.text}</span>
  if (column.kind === 'state') return <State dish={dish} main={main} />
  const text = mark?.kind === 'conflict' ? mark.text : textOf(column, value, menu.words())
  const isOther = column.kind === 'text' && column.locale !== main
  if (isOther && column.text === 'name' && text === '')
    return (
      <span className={styles.missing}>
        <WarningCircleIcon size={14} weight="fill" aria-hidden="true" />
        {texts.missing}
      </span>
    )
  return (
    <span
      className={styles.text}
      lang={isOther ? column.locale : undefined}
      title={text.length > (column.kind === 'price' ? 12 : 24) ? text : undefined}
    >
      {text}
    </span>
  )
}

/** A picture of the switch: the cell is pressed by Space or a click. */
function State({ dish, main }: OfDish) {
  const { available } = dish
  return (
    <span
      className={styles.state}
      role="img"
      aria-label={texts.stateOf(dashboardName(dish.translations, main), available)}
      data-switch=""
      data-off={available ? undefined : ''}
    >
      <i aria-hidden="true" />
      <span aria-hidden="true">{available ? rowTexts.available : rowTexts.soldOut}</span>
    </span>
  )
}

function Allergens({ dish }: { dish: Dish }) {
  const traces = dish.traces.filter(id => !dish.allergens.includes(id))
  if (isUndeclared(dish) && traces.length === 0)
    return (
      <span className={styles.undeclared}>
        <WarningCircleIcon size={15} weight="fill" aria-hidden="true" />
        {texts.undeclared}
      </span>
    )
  if (dish.allergens.length + traces.length === 0)
    return (
      <span className={styles.none}>
        {texts.none}
        <span className="vh">{texts.noneRest}</span>
      </span>
    )
  return (
    <span className={styles.allergens} title={saidList(dish)}>
      {dish.allergens.map(id => isAllergenId(id) && <AllergenIcon key={id} id={id} size={17} />)}
      {traces.map(id => isAllergenId(id) && <AllergenIcon key={id} id={id} size={17} className={styles.trace} />)}
      <span className="vh">{saidList(dish)}</span>
    </span>
  )
}

function MissingMark({ dish, locale }: { dish: Dish; locale: Locale }) {
  if (dish.translations[locale]?.name.trim()) return null
  return (
    <span className={styles.mark} title={texts.missingIn(locale)}>
      <WarningCircleIcon size={14} weight="fill" aria-hidden="true" />
      <span className="vh">{texts.missing}</span>
    </span>
  )
}
