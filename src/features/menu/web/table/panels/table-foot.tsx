import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { useSyncExternalStore } from 'react'
import { isPlanEnded } from '#shared/plan-codes.ts'
import { outbox } from '#ui/offline/outbox.ts'
import { useUser } from '#features/identity/web/index.ts'
import { valueOf } from '#features/menu/table/cell-values.rules.ts'
import { textOf } from '#features/menu/table/cell-text.rules.ts'
import { isField, type TableColumn } from '#features/menu/table/columns.rules.ts'
import { rectangleOf } from '#features/menu/table/moves.rules.ts'
import { dishesIn } from '#features/menu/table/paste.rules.ts'
import type { TableRow } from '#features/menu/table/rows.rules.ts'
import { headOf, tableTexts as texts } from '#features/menu/table/table.texts.ts'
import { Keys } from '../../keyboard/keys.tsx'
import { useTable } from '../state/table-control.ts'
import { errorCount, useTableStore } from '../state/table-store.ts'
import styles from './table-foot.module.css'

type Shown = { rows: readonly TableRow[]; columns: readonly TableColumn[] }

/** Whether all is saved, and the keys that one needs next. */
export function TableFoot({ rows, columns, onHelp }: Shown & { onHelp: () => void }) {
  const { menu, store } = useTable()
  const isReadOnly = menu.restaurant.readOnly !== null
  const hasRange = useTableStore(store, one => one.range !== null && !one.range.isPasted)
  return (
    <div className={styles.foot} data-table-foot="">
      <Saved columns={columns} />
      {!isReadOnly && !hasRange && texts.hints.map(({ keys, does }) => <Hint key={does} keys={keys} does={does} />)}
      {!isReadOnly && hasRange && <FillHint rows={rows} columns={columns} />}
      <button type="button" className={styles.all} onClick={onHelp}>
        <Keys keys={['?']} /> {texts.allKeys}
      </button>
    </div>
  )
}

const Hint = ({ keys, does }: { keys: readonly string[]; does: string }) => (
  <span className={styles.hint}>
    <Keys keys={keys} /> {does}
  </span>
)

/** What Ctrl+D gives to all selected cells of one column. */
function FillHint({ rows, columns }: Shown) {
  const { store, menu } = useTable()
  const range = useTableStore(store, one => one.range)
  const rectangle = range && rectangleOf(range)
  const [dish, other] = rectangle ? dishesIn(rows, rectangle) : []
  const column = rectangle && rectangle.left === rectangle.right ? columns[rectangle.left] : undefined
  if (!dish || !other || !column || !isField(column)) return null
  return <Hint keys={['Ctrl', 'D']} does={texts.fillHint(textOf(column, valueOf(dish, column), menu.words()))} />
}

type Said = { tone: 'good' | 'quiet' | 'bad'; Icon: typeof CheckIcon; text: string }

function Saved({ columns }: { columns: readonly TableColumn[] }) {
  const { tone, Icon, text } = useSaved(columns)
  return (
    <span className={styles.saved} data-tone={tone} role="status">
      <Icon size={16} weight="bold" aria-hidden="true" />
      {text}
    </span>
  )
}

function useSaved(columns: readonly TableColumn[]): Said {
  const { menu, store } = useTable()
  const { role } = useUser()
  const { readOnly, defaultLocale } = menu.restaurant
  const editing = useTableStore(store, one => one.editing)
  const errors = useTableStore(store, errorCount)
  const lastBlock = useTableStore(store, one => one.lastBlock)
  const pending = useTableStore(store, one => one.pending)
  const pendingState = useTableStore(store, one => one.pendingState)
  const flying = useTableStore(store, one => one.inFlight.size)
  const view = useSyncExternalStore(outbox.subscribe, outbox.view)
  const isLate = [...view.marks.values()].includes('waiting')
  if (readOnly !== null) {
    const isOthers = role === 'worker' && isPlanEnded(readOnly)
    return { tone: 'quiet', Icon: LockSimpleIcon, text: isOthers ? texts.readOnlyWorker : texts.readOnly }
  }
  const written = editing && columns.find(({ key }) => key === editing.key)
  if (written) return { tone: 'quiet', Icon: PencilSimpleIcon, text: texts.writing(headOf(written, defaultLocale)) }
  if (isLate || pendingState === 'waiting') {
    const count = (isLate ? Math.max(flying, view.bodies.size) : 0) + (pendingState === 'waiting' ? pending.size : 0)
    return { tone: 'quiet', Icon: ClockIcon, text: texts.waiting(count) }
  }
  if (lastBlock && errors > 0)
    return { tone: 'bad', Icon: WarningCircleIcon, text: texts.savedBut(lastBlock.saved, lastBlock.refused) }
  if (errors > 0) return { tone: 'bad', Icon: WarningCircleIcon, text: texts.unsaved(errors) }
  if (view.bodies.size > 0 || pending.size > 0) return { tone: 'quiet', Icon: ClockIcon, text: texts.saving }
  return { tone: 'good', Icon: CheckIcon, text: texts.saved }
}
