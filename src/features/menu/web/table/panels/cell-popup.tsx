import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { GROUP_PX, ROW_PX } from '#features/menu/table/table.limits.ts'
import { cellElement, useTable } from '../state/table-control.ts'
import styles from './cell-popup.module.css'

const GAP_PX = 6
const EDGE_PX = 8

type CellPopupProps = {
  rowId: string
  columnKey: string
  width: number
  role: 'alert' | 'alertdialog' | 'dialog'
  label?: string
  id?: string
  tone?: 'error'
  children: ReactNode
}

/**
 * Stands at a cell, below it or where there is more room, and goes with it while the grid scrolls; out of sight with
 * its cell, unless somebody works in it.
 */
export function CellPopup({ rowId, columnKey, width, role, label, id, tone, children }: CellPopupProps) {
  const table = useTable()
  const popup = useRef<HTMLDivElement>(null)
  const place = useCallback(() => {
    const element = table.grid.current?.element
    const own = popup.current
    const cell = cellElement(table, rowId, columnKey)?.getBoundingClientRect()
    const around = element?.parentElement?.getBoundingClientRect()
    if (!own || !element || !around) return
    const inSight = element.getBoundingClientRect()
    const isHidden = !cell || cell.top > inSight.bottom || cell.bottom < inSight.top + ROW_PX + GROUP_PX
    own.style.visibility = isHidden && !own.contains(document.activeElement) ? 'hidden' : ''
    if (!cell) return
    const { height } = own.getBoundingClientRect()
    const isAbove = cell.bottom + GAP_PX + height > window.innerHeight - EDGE_PX && cell.top - GAP_PX - height > EDGE_PX
    const top = isAbove
      ? cell.top - GAP_PX - height
      : Math.min(cell.bottom + GAP_PX, Math.max(EDGE_PX, window.innerHeight - EDGE_PX - height))
    const left = Math.max(EDGE_PX, Math.min(cell.left, around.right - width - EDGE_PX))
    own.style.top = `${top - around.top}px`
    own.style.left = `${left - around.left}px`
  }, [table, rowId, columnKey, width])
  // Again when the table has noted which rows it shows now.
  useLayoutEffect(place)
  useEffect(place)
  useLayoutEffect(() => {
    const element = table.grid.current?.element
    element?.addEventListener('scroll', place, { passive: true })
    window.addEventListener('resize', place)
    return () => {
      element?.removeEventListener('scroll', place)
      window.removeEventListener('resize', place)
    }
  }, [table, place])
  return (
    <div ref={popup} id={id} className={styles.popup} data-tone={tone} role={role} aria-label={label} style={{ width }}>
      {children}
    </div>
  )
}
