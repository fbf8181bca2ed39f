import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Fragment, type ReactNode } from 'react'
import styles from './menu.module.css'

export type MenuItem = {
  label: string
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
  /** How many there are, after the label. */
  count?: number | undefined
  /** A line stands above it. */
  startsGroup?: boolean
}

/** The actions of a menu, inside its popup. */
export function MenuItems({ items }: { items: readonly MenuItem[] }) {
  return items.map(item => (
    <Fragment key={item.label}>
      {item.startsGroup && <BaseMenu.Separator className={styles.separator} />}
      <BaseMenu.Item
        className={styles.item}
        data-danger={item.danger ? '' : undefined}
        disabled={item.disabled}
        onClick={item.onSelect}
      >
        {item.icon}
        {item.label}
        {item.count !== undefined && item.count > 0 && <span className={`num ${styles.count}`}>{item.count}</span>}
      </BaseMenu.Item>
    </Fragment>
  ))
}
