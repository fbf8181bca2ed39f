import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { useState } from 'react'
import { useBackStep } from '#ui/back/back-history.ts'
import { type MenuItem, MenuItems } from './menu-items.tsx'
import styles from './menu.module.css'

/** Joins the buttons of many rows to their one menu; made once by the owner of the list. */
export type RowMenuHandle<Subject> = ReturnType<typeof BaseMenu.createHandle<Subject>>
export const createRowMenu = <Subject,>(): RowMenuHandle<Subject> => BaseMenu.createHandle<Subject>()

type TriggerProps<Subject> = { menu: RowMenuHandle<Subject>; subject: Subject; button: ReactElement }

/** The button of one row; `button` is what it looks like. */
export function RowMenuTrigger<Subject>({ menu, subject, button }: TriggerProps<Subject>) {
  return <BaseMenu.Trigger handle={menu} payload={subject} render={button} />
}

type RowMenuProps<Subject> = {
  menu: RowMenuHandle<Subject>
  items: (subject: Subject) => readonly MenuItem[]
  /** Shown above the actions on phones, where the row may be out of sight. */
  head?: (subject: Subject) => ReactNode
  /** It says more than the row does: it is shown beside it, too. */
  showsHead?: boolean
}

/**
 * One list of actions for all rows of a list, so that a long list stays light: a popover at the row's button; on phones
 * a sheet at the bottom, which 'back' closes.
 */
export function RowMenu<Subject>({ menu, items, head, showsHead }: RowMenuProps<Subject>) {
  const [isOpen, setOpen] = useState(false)
  useBackStep(isOpen, () => {
    menu.close()
    return true
  })
  return (
    <BaseMenu.Root handle={menu} onOpenChange={setOpen}>
      {({ payload: subject }) => (
        <BaseMenu.Portal>
          <BaseMenu.Backdrop className={styles.backdrop} />
          <BaseMenu.Positioner className={styles.positioner} data-sheet="" sideOffset={6} align="end">
            <BaseMenu.Popup className={styles.popup}>
              <div className={styles.head} data-always={showsHead ? '' : undefined}>
                {subject !== undefined && head?.(subject)}
              </div>
              {subject !== undefined && <MenuItems items={items(subject)} />}
            </BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      )}
    </BaseMenu.Root>
  )
}
