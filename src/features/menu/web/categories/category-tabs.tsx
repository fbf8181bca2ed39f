import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import type { Locale } from '#shared/locale.ts'
import type { Category, Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { pageTexts as texts } from '../../menu-page.texts.ts'
import styles from './category-tabs.module.css'

type CategoryTabsProps = {
  categories: readonly Category[]
  dishes: ReadonlyMap<string, readonly Dish[]>
  active: Category
  defaultLocale: Locale
  onChange: (id: string) => void
  /** Absent: nothing can be changed. */
  onReorder?: (ids: string[]) => void
  onEdit?: (category: Category) => void
  /** The dishes of the active category. */
  children: ReactNode
}

/** The categories as tabs with their number of dishes, which can be reordered, and the edit button (S2 §2). */
export function CategoryTabs(props: CategoryTabsProps) {
  const { categories, dishes, active, defaultLocale, onChange, onReorder, onEdit, children } = props
  const nameOf = (category: Category) => dashboardName(category.translations, defaultLocale)
  const edit = onEdit && (
    <Button
      variant="ghost"
      size="sm"
      iconOnly
      className={styles.edit}
      aria-label={texts.editCategoryOf(nameOf(active))}
      title={texts.editCategory}
      icon={<PencilSimpleIcon size={20} />}
      onClick={() => onEdit(active)}
    />
  )
  return (
    <Tabs
      className={styles.tabs}
      label={texts.categories}
      value={active._id}
      onChange={onChange}
      onReorder={onReorder}
      trailing={edit}
      items={categories.map(category => ({
        id: category._id,
        label: nameOf(category),
        count: dishes.get(category._id)?.length ?? 0,
      }))}
    >
      {children}
    </Tabs>
  )
}
