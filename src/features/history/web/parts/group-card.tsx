import type { Icon } from '@phosphor-icons/react'
import { type ReactNode, useId } from 'react'
import { Button } from '#ui/button/button.tsx'
import { CheckBox } from '#ui/checkbox/checkbox.tsx'
import styles from './group-card.module.css'

type Tick = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** Why it cannot be chosen. */
  disabled?: boolean
}

type GroupCardProps = {
  title: string
  hint?: ReactNode
  Icon?: Icon
  /** In the place of the icon. */
  image?: ReactNode
  tick?: Tick
  tone?: 'warning'
  /** Below a heading inside of a dialog, whose edges it does not leave. */
  isInset?: boolean
  /** The table. */
  children?: ReactNode
  /** All are shown, or could be. */
  more?: { label: string; busy: boolean; onClick: () => void } | null
}

/** What changes of one kind: its heading with a tick, and a table of it (BRINGING §5). */
export function GroupCard({ title, hint, Icon, image, tick, tone, isInset, children, more }: GroupCardProps) {
  const id = useId()
  const Heading = isInset ? 'h3' : 'h2'
  return (
    <section
      className={styles.group}
      aria-labelledby={id}
      data-tone={tone}
      data-inset={isInset ? '' : undefined}
      data-off={tick && !tick.checked ? '' : undefined}
    >
      <header data-tick={tick ? '' : undefined}>
        {tick && (
          // The box has its name itself; around it all of the corner can be pressed.
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control
          <label className={styles.tick}>
            <CheckBox
              aria-label={tick.label}
              checked={tick.checked}
              disabled={tick.disabled ?? false}
              onChange={event => tick.onChange(event.target.checked)}
            />
          </label>
        )}
        <span className={styles.icon}>{image ?? (Icon && <Icon size={20} aria-hidden="true" />)}</span>
        <div>
          <Heading id={id}>{title}</Heading>
          {hint && <small>{hint}</small>}
        </div>
      </header>
      {children}
      {more && (
        <p className={styles.more}>
          <Button variant="ghost" size="sm" busy={more.busy} onClick={more.onClick}>
            {more.label}
          </Button>
        </p>
      )}
    </section>
  )
}
