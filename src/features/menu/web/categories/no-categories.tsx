import { showAll } from '#ui/dashboard/page-with.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { pageTexts as texts } from '../../menu-page.texts.ts'
import { useBrought } from '../menu-parts.ts'
import styles from './suggested-categories.module.css'

/**
 * The empty state of a menu; what one does about it is brought by other features, and the suggested categories follow.
 */
export function NoCategories({ canAdd }: { canAdd: boolean }) {
  const brought = useBrought('Empty')
  if (brought.length > 0)
    return <EmptyState className={styles.empty} title={texts.noCategories} action={showAll(brought)} />
  return (
    <EmptyState className={styles.empty} title={texts.noCategories}>
      {canAdd && `${texts.noCategoriesHint} `}
      {canAdd && <span>{texts.dishesLater}</span>}
    </EmptyState>
  )
}
