import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import { closestCenter, DndContext, type DragEndEvent, MouseSensor, useSensor, useSensors } from '@dnd-kit/core'
import { horizontalListSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/csr/DotsSixVertical'
import type { KeyboardEvent, Ref } from 'react'
import { useId, useState } from 'react'
import { spanishAnnouncements } from '#ui/sortable-list/announcements.ts'
import { moved } from '#ui/sortable-list/order.rules.ts'
import { orderTexts } from '#ui/order.texts.ts'
import { type TabItem, TabLabel, tabName } from './tab-label.tsx'
import styles from './tabs.module.css'

const MOUSE_START_PX = 6

type SortableTabsProps = {
  label: string
  items: readonly TabItem[]
  canDrag: boolean
  onReorder: (ids: string[]) => void
  listRef: Ref<HTMLDivElement>
}

/** The list of tabs that can be reordered. */
export function SortableTabs({ label, items, canDrag, onReorder, listRef }: SortableTabsProps) {
  const [said, setSaid] = useState('')
  const hintId = useId()
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_START_PX } }))
  const ids = items.map(item => item.id)
  const move = (from: number, to: number): boolean => {
    const next = moved(ids, from, to)
    if (next !== ids) onReorder([...next])
    return next !== ids
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  const moveByKey = (item: TabItem) => (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (!event.altKey || step === 0) return
    event.preventDefault()
    const to = ids.indexOf(item.id) + step
    if (move(to - step, to)) setSaid(orderTexts.moved(tabName(item), to + 1, ids.length))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements: spanishAnnouncements(new Map(items.map(item => [item.id, tabName(item)]))) }}
    >
      <SortableContext items={ids} strategy={horizontalListSortingStrategy} disabled={!canDrag}>
        <BaseTabs.List className={styles.list} ref={listRef} aria-label={label} activateOnFocus data-sortable="">
          {items.map(item => (
            <SortableTab key={item.id} item={item} canDrag={canDrag} hintId={hintId} onKeyDown={moveByKey(item)} />
          ))}
        </BaseTabs.List>
      </SortableContext>
      <span className="vh" id={hintId}>
        {orderTexts.tabInstructions}
      </span>
      <span className="vh" role="status">
        {said}
      </span>
    </DndContext>
  )
}

type SortableTabProps = { item: TabItem; canDrag: boolean; hintId: string; onKeyDown: (event: KeyboardEvent) => void }

function SortableTab({ item, canDrag, hintId, onKeyDown }: SortableTabProps) {
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: item.id, disabled: !canDrag })
  return (
    <BaseTabs.Tab
      {...listeners}
      ref={setNodeRef}
      className={styles.tab}
      value={item.id}
      disabled={item.disabled}
      aria-describedby={hintId}
      data-dragging={isDragging ? '' : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      onKeyDown={onKeyDown}
    >
      {canDrag && <DotsSixVerticalIcon className={styles.grip} size={16} weight="bold" aria-hidden="true" />}
      <TabLabel item={item} />
    </BaseTabs.Tab>
  )
}
