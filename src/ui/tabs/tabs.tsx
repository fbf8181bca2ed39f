import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
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
 * touch, and moved by Alt and an arrow key. Where they have no room they scroll, with faded edges (S1 §2, §9) and, for
 * a mouse, an arrow at each of them (DAILY-WORK §2).
 */
export function Tabs(props: TabsProps) {
  const { label, value, onChange, items, onReorder, leading, trailing, panel = true, className, children } = props
  const canDrag = useCanDrag()
  const { ref, showMore } = useScrollingList(
    value,
    items.map(({ id }) => id),
  )
  return (
    <BaseTabs.Root className={cx(styles.tabs, className)} value={value} onValueChange={next => onChange(String(next))}>
      <div className={styles.bar}>
        {leading}
        <Arrow direction={-1} onPress={showMore} />
        {onReorder ? (
          <SortableTabs label={label} items={items} canDrag={canDrag} onReorder={onReorder} listRef={ref} />
        ) : (
          <BaseTabs.List className={styles.list} ref={ref} aria-label={label} activateOnFocus>
            {items.map(item => (
              <BaseTabs.Tab key={item.id} className={styles.tab} value={item.id} disabled={item.disabled}>
                <TabLabel item={item} />
              </BaseTabs.Tab>
            ))}
          </BaseTabs.List>
        )}
        <Arrow direction={1} onPress={showMore} />
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

type ArrowProps = { direction: -1 | 1; onPress: (direction: -1 | 1) => void }

/** For a mouse alone: a finger swipes, and the keyboard moves from tab to tab. */
function Arrow({ direction, onPress }: ArrowProps) {
  const Icon = direction < 0 ? CaretLeftIcon : CaretRightIcon
  return (
    <button
      type="button"
      className={styles.arrow}
      data-direction={direction < 0 ? 'start' : 'end'}
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => onPress(direction)}
    >
      <Icon size={16} weight="bold" />
    </button>
  )
}
