import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { SortableList } from '#ui/sortable-list/sortable-list.tsx'
import type { Locale } from '#shared/locale.ts'
import type { Category } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { pageTexts as texts } from '../../menu-page.texts.ts'
import styles from './order-categories.module.css'

export type OrderCategoriesProps = {
  open: boolean
  /** In their order. */
  categories: readonly Category[]
  defaultLocale: Locale
  dishCount: (categoryId: string) => number
  /** All ids in their new order: after each drop, which is stored at once and can be undone. */
  onReorder: (ids: string[]) => void
  onClose: () => void
}

/**
 * 'Ordenar categorías': all of them below each other, for a thumb or the keyboard; tabs are dragged on laptops only.
 */
export function OrderCategories(props: OrderCategoriesProps) {
  const { open, categories, defaultLocale, dishCount, onReorder, onClose } = props
  const nameOf = (category: Category) => dashboardName(category.translations, defaultLocale)
  return (
    <Modal
      open={open}
      title={texts.orderCategories}
      description={texts.orderCategoriesHint}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.orderCategoriesDone}</Button>}
    >
      <SortableList
        className={styles.list}
        rowClassName={styles.item}
        label={texts.categories}
        items={categories.map(category => ({ id: category._id, category }))}
        itemLabel={({ category }) => nameOf(category)}
        onReorder={onReorder}
        renderItem={({ category }, handle) => (
          <div className={styles.row}>
            {handle}
            <span className={styles.name}>{nameOf(category)}</span>
            <span className={`num ${styles.count}`}>{dishCount(category._id)}</span>
          </div>
        )}
      />
    </Modal>
  )
}
