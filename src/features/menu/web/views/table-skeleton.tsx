import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { pageTexts } from '../../menu-page.texts.ts'
import styles from './table-skeleton.module.css'

const ROWS = Array.from({ length: 15 }, (_, at) => at)

/** The table while its dishes, or its code, are loading. */
export const TableSkeleton = () => (
  <SkeletonGroup label={pageTexts.loading}>
    <div className={styles.table} data-menu-table="">
      {ROWS.map(row => (
        <Skeleton key={row} height={28} />
      ))}
    </div>
  </SkeletonGroup>
)
