import { Avatar as BaseAvatar } from '@base-ui/react/avatar'
import type { CSSProperties } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './avatar.module.css'
import { type AvatarTone, initials, toneOf } from './avatar.rules.ts'

const LARGE_FROM_PX = 56

type AvatarProps = {
  name: string
  src?: string | null
  /** Side length in px. */
  size?: number
  tone?: AvatarTone
  square?: boolean
  /** Without it the avatar is hidden from screen readers: it decorates a written name. */
  alt?: string
  className?: string
}

/**
 * An image, whole unless it is `square`, which fills its place; or the initials on a tint when there is no image or it
 * does not load (DESIGN §6).
 */
export function Avatar({ name, src, size = 40, tone, square, alt, className }: AvatarProps) {
  return (
    <BaseAvatar.Root
      className={cx(styles.avatar, className)}
      data-tone={tone ?? toneOf(name)}
      data-square={square ? '' : undefined}
      data-logo={square ? undefined : ''}
      data-large={size >= LARGE_FROM_PX ? '' : undefined}
      style={{ '--size': `${size}px` } as CSSProperties}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {src && <BaseAvatar.Image className={styles.image} src={src} alt="" />}
      <BaseAvatar.Fallback>{initials(name)}</BaseAvatar.Fallback>
    </BaseAvatar.Root>
  )
}
