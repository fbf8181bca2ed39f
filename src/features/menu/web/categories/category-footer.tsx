import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { Button } from '#ui/button/button.tsx'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { formTexts as texts } from '../../menu-page.texts.ts'
import { useDeleteCategory } from './category.mutations.ts'

type CategoryFooterProps = {
  category: Category | null
  dishCount: number
  restaurant: Restaurant
  formId: string
  isSaving: boolean
  onDeleted: () => void
}

/** Delete on the left, after a question that says how many dishes are deleted too; save on the right (S2 §2). */
export function CategoryFooter(props: CategoryFooterProps) {
  const { category, dishCount, restaurant, formId, isSaving, onDeleted } = props
  const deletion = useDeleteCategory(restaurant)
  const isOffline = useIsOffline()

  const remove = async (existing: Category) => {
    const name = dashboardName(existing.translations, restaurant.defaultLocale)
    const question = { title: texts.confirmCategory(name), description: texts.confirmDishes(dishCount) }
    if (await toast.confirm(question)) deletion.mutate(existing, { onSuccess: onDeleted })
  }
  return (
    <>
      {category && (
        <Button
          variant="danger"
          icon={<TrashIcon size={18} />}
          busy={deletion.isPending}
          disabled={isSaving || isOffline}
          onClick={() => void remove(category)}
        >
          {texts.delete}
        </Button>
      )}
      <Button type="submit" form={formId} busy={isSaving} busyLabel={texts.saving} disabled={deletion.isPending}>
        {texts.saveCategory}
      </Button>
    </>
  )
}
