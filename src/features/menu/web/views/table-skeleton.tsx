import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { pageTexts } from '../../menu-page.texts.ts'
import styles from './table-skeleton.module.css'
import { ViewBar } from './view-bar.tsx'

const ROWS = Array.from({ length: 15 }, (_, at) => at)

/** The table while its dishes, or its code, are loading, in the place that it will have. */
export const TableSkeleton = () => (
  <>
    <ViewBar chips={null} />
    <SkeletonGroup label={pageTexts.loading}>
      <div className={styles.table} data-menu-table="">
        {ROWS.map(row => (
          <Skeleton key={row} height={28} />
        ))}
      </div>
    </SkeletonGroup>
  </>
)
