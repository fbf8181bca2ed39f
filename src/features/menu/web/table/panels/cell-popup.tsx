import { type ReactNode, useLayoutEffect, useRef } from 'react'
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

/** Stands at a cell, below it or where there is more room, and goes with it while the grid scrolls. */
export function CellPopup({ rowId, columnKey, width, role, label, id, tone, children }: CellPopupProps) {
  const table = useTable()
  const popup = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = table.grid.current?.element
    const place = () => {
      const own = popup.current
      const cell = cellElement(table, rowId, columnKey)?.getBoundingClientRect()
      const around = element?.parentElement?.getBoundingClientRect()
      if (!own || !cell || !around) return
      const { height } = own.getBoundingClientRect()
      const isAbove =
        cell.bottom + GAP_PX + height > window.innerHeight - EDGE_PX && cell.top - GAP_PX - height > EDGE_PX
      const top = isAbove
        ? cell.top - GAP_PX - height
        : Math.min(cell.bottom + GAP_PX, Math.max(EDGE_PX, window.innerHeight - EDGE_PX - height))
      const left = Math.max(EDGE_PX, Math.min(cell.left, around.right - width - EDGE_PX))
      own.style.top = `${top - around.top}px`
      own.style.left = `${left - around.left}px`
    }
    place()
    element?.addEventListener('scroll', place, { passive: true })
    window.addEventListener('resize', place)
    return () => {
      element?.removeEventListener('scroll', place)
      window.removeEventListener('resize', place)
    }
  }, [table, rowId, columnKey, width])
  return (
    <div ref={popup} id={id} className={styles.popup} data-tone={tone} role={role} aria-label={label} style={{ width }}>
      {children}
    </div>
  )
}
