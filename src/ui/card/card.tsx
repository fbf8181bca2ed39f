import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './card.module.css'

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  /** One or two sentences under the title; the actions stand beside both. */
  lead?: ReactNode
  titleLevel?: 2 | 3
  actions?: ReactNode
  /** No padding, so that lists and pictures reach the edge. */
  flush?: boolean
  as?: 'section' | 'div' | 'article' | 'li'
}

/** A white card on the page's background (DESIGN §6). Never nest cards. */
export function Card(props: CardProps) {
  const { title, lead, titleLevel = 2, actions, flush, as: Element = 'section', className, children, ...rest } = props
  const Heading = `h${titleLevel}` as const
  const Box = Element as 'div'
  return (
    <Box
      {...(rest as ComponentProps<'div'>)}
      className={cx(styles.card, className)}
      data-flush={flush ? '' : undefined}
    >
      {title && (
        <div className={styles.head}>
          <div className={styles.heading}>
            <Heading className={styles.title}>{title}</Heading>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions}
        </div>
      )}
      {children}
    </Box>
  )
}
