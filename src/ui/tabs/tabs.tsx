import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { useCanDrag } from '#ui/media/use-can-drag.ts'
import { SortableTabs } from './sortable-tabs.tsx'
import { type TabItem, TabLabel } from './tab-label.tsx'
import styles from './tabs.module.css'
import { useScrollingList } from './use-scrolling-list.ts'

type TabsProps = {
  label: string
  value: string
  onChange: (id: string) => void
  items: readonly TabItem[]
  /** All ids in their new order. */
  onReorder?: (ids: string[]) => void
  /** A button before the tabs, and one after them. */
  leading?: ReactNode
  trailing?: ReactNode
  /** False: the caller renders the active tab's panel. */
  panel?: boolean
  className?: string
  /** The active tab's panel. */
  children?: ReactNode
}

/**
 * Tabs: arrow keys move between them. With `onReorder`, they can be dragged on screens wider than 1024 px without
 * touch, and moved by Alt and an arrow key. At 992 px and less they scroll, with faded edges (S1 §2, §9).
 */
export function Tabs(props: TabsProps) {
  const { label, value, onChange, items, onReorder, leading, trailing, panel = true, className, children } = props
  const canDrag = useCanDrag()
  const list = useScrollingList(value)
  return (
    <BaseTabs.Root className={cx(styles.tabs, className)} value={value} onValueChange={next => onChange(String(next))}>
      <div className={styles.bar}>
        {leading}
        {onReorder ? (
          <SortableTabs label={label} items={items} canDrag={canDrag} onReorder={onReorder} listRef={list} />
        ) : (
          <BaseTabs.List className={styles.list} ref={list} aria-label={label} activateOnFocus>
            {items.map(item => (
              <BaseTabs.Tab key={item.id} className={styles.tab} value={item.id} disabled={item.disabled}>
                <TabLabel item={item} />
              </BaseTabs.Tab>
            ))}
          </BaseTabs.List>
        )}
        {trailing}
      </div>
      {panel && (
        <BaseTabs.Panel className={styles.panel} value={value}>
          {children}
        </BaseTabs.Panel>
      )}
    </BaseTabs.Root>
  )
}
