import type { RenderRowProps } from 'react-data-grid'
import type { GroupRow, TableRow } from '#features/menu/table/rows.rules.ts'
import { tableTexts as texts } from '#features/menu/table/table.texts.ts'
import styles from './group-row.module.css'

type GroupRowProps = Pick<RenderRowProps<TableRow>, 'gridRowStart'> & {
  group: GroupRow
  columns: number
  'aria-rowindex': number | undefined
}

/** The name of a category over its dishes. One does not stand in it. */
export function GroupRowView({ group, columns, gridRowStart, 'aria-rowindex': rowIndex }: GroupRowProps) {
  return (
    <div role="row" className={styles.row} aria-rowindex={rowIndex} style={{ gridRowStart }}>
      <div role="rowheader" className={styles.head} aria-colindex={1} aria-colspan={columns}>
        <GroupLabel group={group} />
      </div>
    </div>
  )
}

/** 'Para picar 9 platos'. */
export const GroupLabel = ({ group }: { group: Pick<GroupRow, 'name' | 'count'> }) => (
  <span className={styles.label}>
    {group.name}
    <small className="num">{texts.dishes(group.count)}</small>
  </span>
)
