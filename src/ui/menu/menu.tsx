import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import type { ButtonLook } from '#ui/button/button-look.ts'
import { type MenuItem, MenuItems } from './menu-items.tsx'
import styles from './menu.module.css'

type MenuProps = Pick<ButtonLook, 'variant' | 'size' | 'iconOnly'> & {
  /** What the button does, for screen readers. */
  label: string
  trigger: ReactNode
  items: readonly MenuItem[]
  className?: string
  onOpen?: () => void
}

/** A button that opens a list of actions. */
export function Menu({
  label,
  trigger,
  items,
  variant = 'ghost',
  size = 'md',
  iconOnly,
  className,
  onOpen,
}: MenuProps) {
  return (
    <BaseMenu.Root modal={false} onOpenChange={isOpen => isOpen && onOpen?.()}>
      <BaseMenu.Trigger
        render={<Button variant={variant} size={size} iconOnly={iconOnly} className={className} aria-label={label} />}
      >
        {trigger}
      </BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.positioner} sideOffset={6} align="end">
          <BaseMenu.Popup className={styles.popup}>
            <MenuItems items={items} />
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}
