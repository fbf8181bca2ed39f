import { useId, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { messageOf } from '#ui/client/api-error.ts'
import { showFieldErrors } from '#ui/client/form-errors.ts'
import { NumberField } from '#ui/field/number-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category } from '../../menu.contract.ts'
import { menuTexts } from '../../menu.texts.ts'
import { formTexts, pageTexts } from '../../menu-page.texts.ts'
import { CategoryFooter } from './category-footer.tsx'
import { type CategoryFormValues, categoryBody, categoryResolver, categoryValues } from './category-form.ts'
import { useSaveCategory } from './category.mutations.ts'
import styles from '../dish-form/dish-editor.module.css'
import { formLocales } from '../dish-form/dish-form.ts'
import { useLeaveGuard } from '../use-leave-guard.tsx'

const FIELDS = ['translations', 'sortOrder']

type CategoryEditorProps = {
  open: boolean
  /** Null: a new category. */
  category: Category | null
  categories: readonly Category[]
  /** How many dishes would be deleted with it. */
  dishCount: number
  restaurant: Restaurant
  onSaved: (category: Category) => void
  onClose: () => void
  onClosed: () => void
}

/** The sidebar form 'Editar Categoría' or 'Nueva Categoría': a name in each language, and the order (S2 §2, §5). */
export function CategoryEditor(props: CategoryEditorProps) {
  const { open, category, categories, dishCount, restaurant, onSaved, onClose, onClosed } = props
  const formId = useId()
  const locales = useMemo(() => formLocales(restaurant), [restaurant])
  const saving = useSaveCategory(restaurant._id)
  const form = useForm<CategoryFormValues>({
    mode: 'onTouched',
    resolver: useMemo(() => categoryResolver(restaurant), [restaurant]) as never,
    defaultValues: categoryValues(category, categories, locales),
  })
  const { errors, isDirty, dirtyFields } = form.formState
  const leaveDialog = useLeaveGuard(open && isDirty)

  const save = async (values: CategoryFormValues) => {
    try {
      const body = categoryBody(values, dirtyFields, !category)
      onSaved(await saving.mutateAsync({ id: category?._id, body }))
      onClose()
    } catch (error) {
      showFieldErrors(error, form.setError, FIELDS)
      toast.error(messageOf(error, menuTexts.categorySaveFailed), { id: 'menu-category' })
    }
  }
  return (
    <>
      <Modal
        variant="sidebar"
        open={open}
        title={category ? pageTexts.editCategory : pageTexts.newCategory}
        unsaved={isDirty}
        onClose={onClose}
        onClosed={onClosed}
        footer={
          <CategoryFooter
            category={category}
            dishCount={dishCount}
            restaurant={restaurant}
            formId={formId}
            isSaving={saving.isPending}
            onDeleted={onClose}
          />
        }
      >
        <form id={formId} className={styles.form} noValidate onSubmit={form.handleSubmit(save)}>
          {locales.map(locale => (
            <TextField
              key={locale}
              label={locales.length > 1 ? formTexts.nameIn(locale) : formTexts.name}
              lang={locale}
              autoComplete="off"
              error={errors.translations?.[locale]?.name?.message}
              {...form.register(`translations.${locale}.name`)}
            />
          ))}
          <NumberField
            label={formTexts.order}
            hint={formTexts.orderHint}
            error={errors.sortOrder?.message}
            {...form.register('sortOrder')}
          />
        </form>
      </Modal>
      {leaveDialog}
    </>
  )
}
