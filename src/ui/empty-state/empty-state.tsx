import type { ReactNode } from 'react'
import cleanPlate from '#ui/assets/dishes/plato-limpio.svg?no-inline'
import { cx } from '#ui/cx.ts'
import styles from './empty-state.module.css'

const IMAGE_WIDTH_PX = 150

type EmptyStateProps = {
  title: string
  titleLevel?: 1 | 2 | 3
  action?: ReactNode
  /** URL of another picture. */
  image?: string
  className?: string
  children?: ReactNode
}

/** The drawing of a clean plate (an eaten one would say 'finished'), a heading and one action (decision 0209). */
export function EmptyState(props: EmptyStateProps) {
  const { title, titleLevel = 2, action, image = cleanPlate, className, children } = props
  const Heading = `h${titleLevel}` as const
  return (
    <div className={cx(styles.empty, className)}>
      <img src={image} width={IMAGE_WIDTH_PX} height={IMAGE_WIDTH_PX} alt="" />
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
