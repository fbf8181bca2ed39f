import { useEffect, useRef, useState } from 'react'
import type { GroupRow, TableRow } from '#features/menu/table/rows.rules.ts'
import { GROUP_PX, ROW_PX } from '#features/menu/table/table.limits.ts'
import { GroupLabel } from '../cells/group-row.tsx'
import { useTable } from '../state/table-control.ts'
import styles from './group-bar.module.css'

type Group = { row: GroupRow; top: number }

/** Where each group begins in the scrolled grid. */
function groupsOf(rows: readonly TableRow[]): Group[] {
  let top = 0
  return rows.flatMap(row => {
    const here = top
    top += row.kind === 'group' ? GROUP_PX : ROW_PX
    return row.kind === 'group' ? [{ row, top: here }] : []
  })
}

/**
 * The group whose dishes are in sight, fixed under the heads, until the next one pushes it away. A picture: the row
 * itself is in the grid.
 */
export function GroupBar({ rows }: { rows: readonly TableRow[] }) {
  const { grid } = useTable()
  const bar = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<GroupRow>()
  useEffect(() => {
    const element = grid.current?.element
    if (!element) return
    const groups = groupsOf(rows)
    const place = () => {
      const { scrollTop, clientWidth } = element
      const at = groups.findLastIndex(({ top }) => top <= scrollTop)
      const next = groups[at + 1]
      setShown(groups[Math.max(0, at)]?.row)
      if (!bar.current) return
      bar.current.style.width = `${clientWidth}px`
      bar.current.style.translate = `0 ${next ? Math.min(0, next.top - scrollTop - GROUP_PX) : 0}px`
    }
    place()
    element.addEventListener('scroll', place, { passive: true })
    const resized = new ResizeObserver(place)
    resized.observe(element)
    return () => {
      element.removeEventListener('scroll', place)
      resized.disconnect()
    }
  }, [rows, grid])
  return (
    <div className={styles.clip} aria-hidden="true">
      <div ref={bar} className={styles.bar}>
        {shown && <GroupLabel group={shown} />}
      </div>
    </div>
  )
}
