import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { pageTexts as texts } from '../../menu-page.texts.ts'
import header from '../header/menu-header.module.css'
import { TableSkeleton } from '../views/table-skeleton.tsx'
import styles from './menu-skeleton.module.css'

const TABS = [96, 150, 80, 120]
const ROWS = [0, 1, 2, 3, 4]

/**
 * The skeleton of the page while its dishes are loading: what stands above the tabs has its height from the first
 * moment, so that the tabs come where they stay.
 */
export function MenuSkeleton({ isTable = false }: { isTable?: boolean }) {
  return (
    <>
      <PageHeader
        title={texts.title}
        className={header.header}
        actions={<span className={`${header.search} ${styles.search}`} aria-hidden="true" />}
      >
        <span className={`${header.sum} ${styles.sum}`} aria-hidden="true" />
      </PageHeader>
      {isTable ? <TableSkeleton /> : <ListSkeleton />}
    </>
  )
}

const ListSkeleton = () => (
  <SkeletonGroup label={texts.loading}>
    <div className={styles.tabs}>
      {TABS.map(width => (
        <Skeleton key={width} width={width} height={20} />
      ))}
    </div>
    <div className={styles.list}>
      {ROWS.map(row => (
        <div key={row} className={styles.row}>
          <Skeleton className={styles.picture} radius={10} />
          <div className={styles.texts}>
            <Skeleton width="40%" height={18} />
            <Skeleton width="70%" height={14} />
          </div>
          <Skeleton width={64} height={18} />
        </div>
      ))}
    </div>
  </SkeletonGroup>
)
