import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { type ReactNode, useRef } from 'react'
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
  /** On phones, where the search field scrolls away; absent while it is in sight. */
  onSearch?: () => void
  /** The dishes of the active category. */
  children: ReactNode
}

/**
 * The categories as tabs with their number of dishes, which can be reordered, and the edit button (S2 §2). The tabs
 * stick at the top; another category is shown from its first dish.
 */
export function CategoryTabs(props: CategoryTabsProps) {
  const { categories, dishes, active, defaultLocale, onChange, onReorder, onEdit, onSearch, children } = props
  const place = useRef<HTMLDivElement>(null)
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
  const search = onSearch && (
    <Button
      variant="ghost"
      iconOnly
      className={styles.toSearch}
      aria-label={texts.search}
      icon={<MagnifyingGlassIcon size={20} weight="bold" />}
      onClick={onSearch}
    />
  )
  const show = (id: string) => {
    onChange(id)
    if (place.current && place.current.getBoundingClientRect().top < 0) place.current.scrollIntoView()
  }
  return (
    <div className={styles.place} ref={place}>
      <Tabs
        className={styles.tabs}
        label={texts.categories}
        value={active._id}
        onChange={show}
        onReorder={onReorder}
        leading={search}
        trailing={edit}
        items={categories.map(category => ({
          id: category._id,
          label: nameOf(category),
          count: dishes.get(category._id)?.length ?? 0,
        }))}
      >
        {children}
      </Tabs>
    </div>
  )
}
