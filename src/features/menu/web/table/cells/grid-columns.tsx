import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import type { Column, RenderHeaderCellProps } from 'react-data-grid'
import type { Locale } from '#shared/locale.ts'
import { formatPrice } from '#shared/money.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import { isField, type TableColumn } from '#features/menu/table/columns.rules.ts'
import type { TableRow } from '#features/menu/table/rows.rules.ts'
import { hasLongPrice } from '#features/menu/table/cell-text.rules.ts'
import { headOf, tableTexts as texts } from '#features/menu/table/table.texts.ts'
import { CellContent } from './cell-content.tsx'
import { ChoiceEditor, TextEditor } from './cell-editor.tsx'
import styles from './grid-columns.module.css'
import { NewRowEditor, NewRowName } from './new-row-editor.tsx'

const WIDTHS: Partial<Record<TableColumn['kind'], number>> = {
  row: 40,
  price: 108,
  state: 126,
  category: 126,
  allergens: 132,
  closed: 40,
}
const LONG_PRICE_PX = 144
const NAME_PX = 256
const OTHER_NAME_PX = 230
const OTHER_DESCRIPTION_PX = 270
const DESCRIPTION_LEAST_PX = 160

function widthOf(
  column: TableColumn,
  { main, isLong }: { main: Locale; isLong: boolean },
): Pick<Column<TableRow>, 'width' | 'minWidth'> {
  const width = column.kind === 'price' && isLong ? LONG_PRICE_PX : WIDTHS[column.kind]
  if (width !== undefined) return { width, minWidth: width }
  const isMain = column.kind === 'text' && column.locale === main
  const isName = column.kind === 'text' && column.text === 'name'
  if (isMain && !isName) return { width: `minmax(${DESCRIPTION_LEAST_PX}px, 1fr)`, minWidth: DESCRIPTION_LEAST_PX }
  return { width: isMain ? NAME_PX : isName ? OTHER_NAME_PX : OTHER_DESCRIPTION_PX }
}

type Made = {
  restaurant: Restaurant
  columns: readonly TableColumn[]
  canChange: (column: TableColumn) => boolean
  /** Of how many dishes, in each language. */
  named: Record<string, number>
  dishes: readonly Dish[]
  categoryName: (id: string) => string
  onLocale: (locale: Locale) => void
  /** Whether the name of the new row is being stored. */
  isSending: boolean
}

/** The columns as the grid takes them. */
export function gridColumns(made: Made): Column<TableRow>[] {
  const { columns, restaurant, canChange } = made
  const main = restaurant.defaultLocale
  const isLong = hasLongPrice(made.dishes)
  return columns.map(
    (column, at): Column<TableRow> => ({
      key: column.key,
      name: headOf(column, main),
      ...widthOf(column, { main, isLong }),
      frozen: at < 2,
      headerCellClass: styles.head,
      renderHeaderCell: props => <Head {...props} made={made} of={column} />,
      renderCell: ({ row, rowIdx: _ }) => renderCell(row, column, at, made),
      editable: row =>
        row.kind === 'new' ? at === 1 && !made.isSending : row.kind === 'dish' && isField(column) && canChange(column),
      editorOptions: { commitOnOutsideClick: false, closeOnExternalRowChange: false },
      ...(isField(column) &&
        canChange(column) && {
          renderEditCell: ({ row, onClose }) => {
            if (row.kind === 'new') return <NewRowEditor />
            if (row.kind !== 'dish') return null
            const Editor = column.kind === 'state' || column.kind === 'category' ? ChoiceEditor : TextEditor
            return <Editor row={row} column={column} onClose={onClose} />
          },
        }),
      ...((!isField(column) || !canChange(column)) && { editable: false }),
    }),
  )
}

function renderCell(row: TableRow, column: TableColumn, at: number, { restaurant, categoryName }: Made) {
  if (row.kind === 'dish')
    return column.kind === 'row' ? (
      <span className="num">{row.number}</span>
    ) : (
      <CellContent dish={row.dish} column={column} main={restaurant.defaultLocale} />
    )
  if (row.kind !== 'new') return null
  if (at === 0) return <PlusIcon size={14} weight="bold" aria-hidden="true" />
  if (at === 1) return <NewRowName />
  if (column.kind === 'category') return categoryName(row.categoryId)
  if (column.kind !== 'allergens') return null
  return (
    <span className={styles.undeclared}>
      <WarningCircleIcon size={15} weight="fill" aria-hidden="true" />
      {texts.undeclared}
    </span>
  )
}

/** 'Precio (€)'. */
const signOf = (currency: string): string => formatPrice(0, currency).replaceAll(/[\d.,\s]/g, '')

function Head({ of, made, tabIndex }: RenderHeaderCellProps<TableRow> & { of: TableColumn; made: Made }) {
  const { restaurant, named, onLocale } = made
  const count = made.dishes.length
  const main = restaurant.defaultLocale
  if (of.kind === 'row') return <span className="vh">{texts.row}</span>
  if (of.kind === 'price') return <span className={styles.price}>{texts.priceIn(signOf(restaurant.currency))}</span>
  if (of.kind === 'closed') {
    const { locale } = of
    return (
      <button
        type="button"
        className={styles.open}
        tabIndex={tabIndex}
        aria-label={texts.openLocale(locale, named[locale] ?? 0, count)}
        title={texts.localeOf(locale, named[locale] ?? 0, count)}
        onClick={() => onLocale(locale)}
      >
        {locale.toUpperCase()}
        <CaretRightIcon size={12} weight="bold" aria-hidden="true" />
      </button>
    )
  }
  const isEndOfLocale = of.kind === 'text' && of.locale !== main && of.text === 'description'
  if (!isEndOfLocale) return headOf(of, main)
  return (
    <span className={styles.ofLocale}>
      {headOf(of, main)}
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={texts.closeLocale(of.locale)}
        onClick={() => onLocale(of.locale)}
      >
        <CaretLeftIcon size={14} weight="bold" aria-hidden="true" />
      </button>
    </span>
  )
}

/** In how many dishes each language has a name. */
export const namedCounts = (dishes: readonly Dish[], locales: readonly Locale[]): Record<string, number> =>
  Object.fromEntries(
    locales.map(locale => [locale, dishes.filter(({ translations }) => translations[locale]?.name.trim()).length]),
  )
