import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { pageTexts as texts } from '../../menu-page.texts.ts'
import styles from './suggested-categories.module.css'

/** The empty state of a menu; without `onAdd` nothing can be changed. */
export function NoCategories({ onAdd }: { onAdd: (() => void) | undefined }) {
  return (
    <EmptyState
      className={styles.empty}
      title={texts.noCategories}
      action={onAdd && <Button onClick={onAdd}>{texts.newCategory}</Button>}
    >
      {texts.noCategoriesHint}
    </EmptyState>
  )
}
