import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/csr/DotsSixVertical'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { orderTexts } from '#ui/order.texts.ts'
import styles from './sortable-list.module.css'

type SortableRowProps = {
  id: string
  label: string
  disabled?: boolean
  className?: string
  children: (handle: ReactNode) => ReactNode
}

/** One row of a sortable list with its drag handle. */
export function SortableRow({ id, label, disabled, className, children }: SortableRowProps) {
  const sortable = useSortable({ id, disabled })
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable
  const handle = disabled ? null : (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={styles.handle}
      aria-label={orderTexts.grip(label)}
      aria-describedby={attributes['aria-describedby']}
      data-no-swipe=""
      {...listeners}
    >
      <DotsSixVerticalIcon size={20} weight="bold" aria-hidden="true" />
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      className={cx(styles.row, className)}
      data-dragging={isDragging ? '' : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(handle)}
    </li>
  )
}
