import type { ReactNode } from 'react'
import type { NavigationEntry, ScreenShape } from '#ui/dashboard/dashboard-feature.ts'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import styles from './page-skeleton.module.css'

const TABS = [96, 150, 80, 120]
const ROWS = [0, 1, 2, 3, 4]
const FIELDS = [0, 1, 2]

/** The places of a list's search and sentence, at its heading, so that the tabs come where they stay. */
const LIST_HEADER = {
  className: styles.header,
  actions: <span className={styles.search} aria-hidden="true" />,
  children: <span className={styles.sum} aria-hidden="true" />,
}

/** A screen before it is there: its heading, and what will stand below it as gray blocks. */
export function PageSkeleton({ entry }: { entry: NavigationEntry }) {
  const header = entry.skeleton === 'list' ? LIST_HEADER : { tabs: entry.skeleton === 'form' }
  return (
    <>
      <PageHeader title={entry.title} {...header} />
      <SkeletonGroup atOnce>{SHAPES[entry.skeleton]}</SkeletonGroup>
    </>
  )
}

const tabs = (
  <div className={styles.tabs}>
    {TABS.map(width => (
      <Skeleton key={width} width={width} height={20} />
    ))}
  </div>
)

const SHAPES: Record<ScreenShape, ReactNode> = {
  cards: (
    <div className={styles.cards}>
      <div className={styles.column}>
        <Skeleton height={240} radius="var(--r-lg)" />
        <Skeleton height={160} radius="var(--r-lg)" />
      </div>
      <Skeleton height={320} radius="var(--r-lg)" />
    </div>
  ),
  list: (
    <>
      {tabs}
      <div className={styles.sheet}>
        {ROWS.map(row => (
          <div key={row} className={styles.row}>
            <Skeleton width={44} height={44} radius={10} />
            <div className={styles.texts}>
              <Skeleton width="40%" height={18} />
              <Skeleton width="70%" height={14} />
            </div>
            <Skeleton width={64} height={18} />
          </div>
        ))}
      </div>
    </>
  ),
  form: (
    <>
      {tabs}
      <div className={styles.sheet} data-padded="">
        {FIELDS.map(field => (
          <div key={field} className={styles.texts}>
            <Skeleton width={140} height={14} />
            <Skeleton height={46} radius="var(--r-md)" />
          </div>
        ))}
      </div>
    </>
  ),
  columns: (
    <div className={styles.halves}>
      <Skeleton height={380} radius="var(--r-lg)" />
      <Skeleton height={380} radius="var(--r-lg)" />
    </div>
  ),
}
