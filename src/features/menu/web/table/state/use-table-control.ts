import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { DataGridHandle } from 'react-data-grid'
import { useOwnLabels } from '#features/prices/web/index.ts'
import { mayChange } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category } from '#features/menu/menu.contract.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import type { CellWords } from '#features/menu/table/cell-text.rules.ts'
import { RIGHT_OF, type TableColumn } from '#features/menu/table/columns.rules.ts'
import { labelProposals } from '../../data/label-proposals.ts'
import { createBlockSaving } from './block-saving.ts'
import { createCellSaving } from './cell-saving.ts'
import { storedOf, type TableMenu } from './table-context.ts'
import type { OpenEditor, TableControl } from './table-control.ts'
import { createHistory } from './table-history.ts'
import { createTableStore } from './table-store.ts'
import { createUndoing } from './undoing.ts'

type Shown = { restaurant: Restaurant; categories: readonly Category[] }

/** Makes the parts of a table once, and keeps what they know of this moment. */
export function useTableControl({ restaurant, categories }: Shown): TableControl {
  const queryClient = useQueryClient()
  const { own } = useOwnLabels(restaurant)
  const [table] = useState((): TableControl => {
    const store = createTableStore()
    const menu: TableMenu = { queryClient, restaurant, store, words: () => NO_WORDS }
    const history = createHistory()
    const cells = createCellSaving(menu, history)
    const blocks = createBlockSaving(menu, history, cells)
    const shown: TableControl['shown'] = { rows: [], columns: [], canChange: () => false }
    const grid: { current: DataGridHandle | null } = { current: null }
    const editor: { current: OpenEditor | null } = { current: null }
    return {
      menu,
      store,
      history,
      cells,
      blocks,
      undoing: createUndoing({ menu, history, cells, blocks }),
      shown,
      grid,
      editor,
      opening: { text: null, isSelected: true },
      attach: handle => {
        grid.current = handle
      },
      hold: open => {
        editor.current = open
      },
      show: (rows, columns) => void Object.assign(shown, { rows, columns }),
      know: (words, canChange) => {
        menu.words = () => words
        shown.canChange = canChange
      },
    }
  })
  useLayoutEffect(() => {
    const words: CellWords = {
      currency: restaurant.currency,
      labels: own,
      propose: (dishId, count) => {
        const categoryId = storedOf(table.menu, dishId)?.categoryId ?? ''
        return labelProposals(queryClient, restaurant, { categoryId, dishId })(count)
      },
      categories: categories.map(({ _id: id, translations }) => ({
        id,
        name: dashboardName(translations, restaurant.defaultLocale),
        names: Object.values(translations).map(({ name }) => name),
      })),
    }
    table.know(words, column => mayChangeColumn(restaurant, column))
  })
  useEffect(
    () => () => {
      table.cells.close()
      table.blocks.close()
    },
    [table],
  )
  return table
}

const NO_WORDS: CellWords = { currency: 'EUR', labels: [], propose: () => [], categories: [] }

/** Whether this person may change what stands in a column (4-beyond §10). */
export const mayChangeColumn = (restaurant: Restaurant, column: TableColumn): boolean =>
  column.kind !== 'row' && column.kind !== 'closed' && mayChange(restaurant, RIGHT_OF[column.kind])
