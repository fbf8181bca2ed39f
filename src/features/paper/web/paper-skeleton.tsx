import { cx } from '#ui/cx.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import styles from './paper-skeleton.module.css'

/** The cloth with two blank pages, and blocks in the place of the choices. */
export const PaperSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.strip}>
      <Skeleton width={36} height={48} radius={3} />
      <Skeleton height={44} radius={8} />
    </div>
    <div className={styles.composer}>
      <div className={cx('mantel', styles.cloth)}>
        <i />
        <i />
      </div>
      <div className={styles.panel}>
        {[96, 70, 70, 88, 150].map((height, place) => (
          <Skeleton key={place} height={height} radius={10} />
        ))}
      </div>
    </div>
  </SkeletonGroup>
)
