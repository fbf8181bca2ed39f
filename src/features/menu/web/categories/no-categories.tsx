import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { pageTexts as texts } from '../../menu-page.texts.ts'
import styles from './suggested-categories.module.css'

/** The empty state of a menu; what one does about it are the suggested categories, which follow. */
export function NoCategories({ canAdd }: { canAdd: boolean }) {
  return (
    <EmptyState className={styles.empty} title={texts.noCategories}>
      {canAdd && `${texts.noCategoriesHint} `}
      {canAdd && <span>{texts.dishesLater}</span>}
    </EmptyState>
  )
}
