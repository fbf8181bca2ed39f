import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { TOUCH_LIFT_MS } from '#ui/ui.limits.ts'
import { orderTexts } from '#ui/order.texts.ts'
import { spanishAnnouncements } from './announcements.ts'
import { moved } from './order.rules.ts'
import { SortableRow } from './sortable-row.tsx'

const MOUSE_START_PX = 4
const TOUCH_TOLERANCE_PX = 8

type SortableListProps<Item extends { id: string }> = {
  items: readonly Item[]
  /** The name of an item for screen readers. */
  itemLabel: (item: Item) => string
  /** All ids in their new order, after a drop. */
  onReorder: (ids: string[]) => void
  /** `handle` is the drag handle, ready to be rendered; null while the list is disabled. */
  renderItem: (item: Item, handle: ReactNode) => ReactNode
  label: string
  disabled?: boolean
  className?: string
  rowClassName?: string
}

/**
 * A list that can be reordered by mouse, by finger (after holding 200 ms) or by keyboard, announced in Spanish (DESIGN
 * §6).
 */
export function SortableList<Item extends { id: string }>(props: SortableListProps<Item>) {
  const { items, itemLabel, onReorder, renderItem, label, disabled, className, rowClassName } = props
  const ids = items.map(item => item.id)
  const labels = new Map(items.map(item => [item.id, itemLabel(item)]))
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_START_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_LIFT_MS, tolerance: TOUCH_TOLERANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over) return
    const next = moved(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
    if (next !== ids) onReorder([...next])
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: spanishAnnouncements(labels),
        screenReaderInstructions: { draggable: orderTexts.instructions },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={disabled}>
        <ul className={cx(className)} aria-label={label}>
          {items.map(item => (
            <SortableRow
              key={item.id}
              id={item.id}
              label={itemLabel(item)}
              disabled={disabled}
              className={rowClassName}
            >
              {handle => renderItem(item, handle)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
