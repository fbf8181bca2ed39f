import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import styles from './menu.module.css'

export type MenuItem = {
  label: string
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
}

/** The actions of a menu, inside its popup. */
export function MenuItems({ items }: { items: readonly MenuItem[] }) {
  return items.map(item => (
    <BaseMenu.Item
      key={item.label}
      className={styles.item}
      data-danger={item.danger ? '' : undefined}
      disabled={item.disabled}
      onClick={item.onSelect}
    >
      {item.icon}
      {item.label}
    </BaseMenu.Item>
  ))
}
