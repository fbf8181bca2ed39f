import { useEffect, useMemo, useRef, useState } from 'react'
import type { Location } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { dashboardName } from '../../menu.rules.ts'
import { pageTexts } from '../../menu-page.texts.ts'
import { otherLocales, tableColumns, textColumn } from '../../table/columns.rules.ts'
import { tableTexts as texts } from '../../table/table.texts.ts'
import { FilterChips } from '../filters/filter-chips.tsx'
import { useLeaveGuard } from '../forms/use-leave-guard.tsx'
import { KeyHelp } from '../keyboard/key-help.tsx'
import { useLetterKeys } from '../keyboard/letter-keys.ts'
import type { MenuState } from '../use-menu-state.ts'
import { isTableAsked } from '../views/use-menu-sight.ts'
import { ViewBar } from '../views/view-bar.tsx'
import { gridColumns, namedCounts } from './cells/grid-columns.tsx'
import { AllergenPopover } from './panels/allergen-popover.tsx'
import { BeyondBar } from './panels/beyond-bar.tsx'
import { ColumnsMenu } from './panels/columns-menu.tsx'
import { MarkPopup } from './panels/mark-popup.tsx'
import { SelectionBar } from './panels/selection-bar.tsx'
import { TableFoot } from './panels/table-foot.tsx'
import { type Beyond, tableDeeds } from './state/deeds.ts'
import { gridKeys } from './state/grid-keys.ts'
import { useShownColumns } from './state/shown-columns.ts'
import { activeAt, goTo, TableContext } from './state/table-control.ts'
import { errorCount, isUnsaved, useTableStore } from './state/table-store.ts'
import { NewRowContext } from './state/new-row-context.ts'
import { useNewRow } from './state/use-new-row.ts'
import { useOpenedLocale } from './state/use-opened-locale.ts'
import { useOthers } from './state/use-others.ts'
import { mayChangeColumn, useTableControl } from './state/use-table-control.ts'
import { usePageKeys } from './state/use-page-keys.ts'
import { useTableRows } from './state/use-table-rows.ts'
import { TableGrid } from './table-grid.tsx'

/** The list does not keep what stands in no dish yet. */
const isTableLeft = (from: Location, to: Location): boolean => from.pathname !== to.pathname || !isTableAsked(to.search)

/**
 * The carta as a table, in which every cell saves itself (BRINGING §5.13). Its code is loaded when it is
 * opened.
 */
export function MenuTable({ state }: { state: MenuState }) {
  const { menu, board, search, showAll } = state
  const { restaurant, dishes } = menu
  const table = useTableControl({ restaurant, categories: board.categories })
  const { store } = table
  const chosen = useShownColumns()
  const columns = useMemo(() => tableColumns(restaurant, chosen.shown), [restaurant, chosen.shown])
  const fresh = useNewRow(table)
  const rows = useTableRows(state, store, fresh.newRow?.categoryId ?? null)
  const [beyond, setBeyond] = useState<Beyond | null>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const hasLetters = useLetterKeys()
  const [deeds] = useState(() => tableDeeds(table, setBeyond))
  const foot = useRef<HTMLDivElement>(null)
  const leaveDialog = useLeaveGuard(useTableStore(store, isUnsaved), table.blocks.close, isTableLeft)
  useOthers(restaurant, columns, store)
  useEffect(() => fresh.goOn(rows))

  const canAdd = mayChangeColumn(restaurant, textColumn('name', restaurant.defaultLocale))
  const addRow = () => canAdd && fresh.add(board.active?._id)
  const help = () => setHelpOpen(true)
  const onKey = gridKeys(table, {
    ...deeds,
    addRow,
    help,
    hasLetters,
    search: search.focus,
    leave: () => foot.current?.querySelector('button')?.focus(),
  })
  usePageKeys({ ...table.undoing, help, search: search.focus, addDish: state.addDish })
  const isSending = fresh.newRow?.isSending ?? false
  const { categories } = board
  const toggleLocale = useOpenedLocale(table, columns, chosen.toggleLocale)
  const cells = useMemo(
    () =>
      gridColumns({
        restaurant,
        columns,
        canChange: column => mayChangeColumn(restaurant, column),
        named: namedCounts(dishes, restaurant.supportedLocales),
        dishes,
        categoryName: id => {
          const category = categories.find(({ _id }) => _id === id)
          return category ? dashboardName(category.translations, restaurant.defaultLocale) : ''
        },
        onLocale: toggleLocale,
        isSending,
      }),
    [restaurant, columns, dishes, categories, isSending, toggleLocale],
  )
  return (
    <TableContext value={table}>
      <NewRowContext value={fresh}>
        <ViewBar chips={dishes.length > 0 && <TableChips state={state} table={table} />}>
          {dishes.length > 0 && <ColumnsMenu columns={chosen} locales={otherLocales(restaurant)} />}
        </ViewBar>
        {rows.length > 0 ? (
          <>
            <TableGrid rows={rows} columns={columns} gridColumns={cells} deeds={deeds} onKey={onKey}>
              <MarkPopup rows={rows} columns={columns} />
              <AllergenPopover rows={rows} />
            </TableGrid>
            {beyond && (
              <BeyondBar
                beyond={beyond}
                onEnd={added => {
                  setBeyond(null)
                  fresh.showFirst(added)
                  const at = activeAt(table)
                  if (at) goTo(table, at)
                }}
              />
            )}
            <div ref={foot}>
              <TableFoot rows={rows} columns={columns} onHelp={help} />
            </div>
            <SelectionBar deeds={deeds} />
          </>
        ) : (
          <NoRows state={state} onAdd={canAdd ? addRow : undefined} onClear={showAll} />
        )}
        <Said table={table} />
        <KeyHelp isWide help={texts.help} open={isHelpOpen} onClose={() => setHelpOpen(false)} />
        {leaveDialog}
      </NewRowContext>
    </TableContext>
  )
}

type PartProps = { state: MenuState; table: ReturnType<typeof useTableControl> }

/** The filters of the list, and the cells that are not saved. */
function TableChips({ state, table: { store } }: PartProps) {
  const { menu, view, narrow } = state
  const errors = useTableStore(store, errorCount)
  const onlyErrors = useTableStore(store, one => one.onlyErrors)
  return (
    <FilterChips
      dishes={menu.dishes}
      supportedLocales={menu.restaurant.supportedLocales}
      pressed={view.narrowing}
      onPress={narrowing => {
        store.set({ onlyErrors: false })
        narrow(narrowing)
      }}
      first={
        errors > 0 || onlyErrors
          ? {
              label: texts.withError,
              count: errors,
              isPressed: onlyErrors,
              onPress: () => store.set({ onlyErrors: !onlyErrors }),
            }
          : undefined
      }
    />
  )
}

/** What others have changed, for those who do not see it. */
function Said({ table: { store } }: Pick<PartProps, 'table'>) {
  return (
    <p className="vh" role="status">
      {useTableStore(store, one => one.said)}
    </p>
  )
}

/** Nothing is found, or the categories have no dishes yet. */
function NoRows({ state, onAdd, onClear }: { state: MenuState; onAdd: (() => void) | undefined; onClear: () => void }) {
  const isOfAll = state.search.wanted === '' && state.view.narrowing === null && state.menu.dishes.length === 0
  return (
    <Card>
      <div data-menu-table="">
        {isOfAll ? (
          <EmptyState title={texts.noDishes} action={onAdd && <Button onClick={onAdd}>{pageTexts.newDish}</Button>}>
            {texts.noDishesHint}
          </EmptyState>
        ) : (
          <EmptyState title={pageTexts.notFound} action={<Button onClick={onClear}>{pageTexts.clearSearch}</Button>}>
            {pageTexts.notFoundHint}
          </EmptyState>
        )}
      </div>
    </Card>
  )
}
