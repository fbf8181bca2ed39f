import { useId, useMemo, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { isAbort, messageOf } from '#ui/client/api-error.ts'
import { showFieldErrors } from '#ui/client/form-errors.ts'
import { NumberField } from '#ui/field/number-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useCanDrag } from '#ui/media/use-can-drag.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { type Attempt, newAttempt } from '#ui/offline/attempt.ts'
import { useSending } from '#ui/offline/use-sending.ts'
import { WaitingFooter } from '#ui/offline/waiting-footer.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category } from '../../menu.contract.ts'
import { menuTexts } from '../../menu.texts.ts'
import { formTexts, pageTexts } from '../../menu-page.texts.ts'
import { CategoryFooter } from './category-footer.tsx'
import { type CategoryFormValues, categoryBody, categoryResolver, categoryValues } from './category-form.ts'
import { useCategorySaves } from './category.mutations.ts'
import styles from '../dish-form/dish-editor.module.css'
import { formLocales } from '../dish-form/dish-form.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.tsx'
import { useLockedFields } from '../forms/use-locked-fields.ts'

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
  const saves = useCategorySaves(restaurant)
  const sending = useSending()
  const attempt = useRef<Attempt<ReturnType<typeof categoryBody>>>(newAttempt())
  const fields = useLockedFields(sending.state !== 'idle')
  const form = useForm<CategoryFormValues>({
    mode: 'onTouched',
    resolver: useMemo(() => categoryResolver(restaurant), [restaurant]) as never,
    defaultValues: categoryValues(category, categories, locales),
  })
  const { errors, isDirty, dirtyFields } = form.formState
  const canDrag = useCanDrag()
  const leave = () => {
    sending.leave()
    onClose()
  }
  const leaveDialog = useLeaveGuard(open && isDirty, leave)

  const tellSaved = (text: string) => {
    if (sending.hasLeft()) toast.info(formTexts.categoryStoredBefore, { id: 'menu-category' })
    else toast.success(text, { id: 'menu-category' })
  }
  const create = async (body: ReturnType<typeof categoryBody>) => {
    const created = await sending.send(() => saves.create(attempt.current, body))
    tellSaved(menuTexts.categoryAdded)
    return created
  }
  const change = async (before: Category, body: ReturnType<typeof categoryBody>) => {
    const { thing, kept } = await sending.send(isAgain => saves.change(before, body, isAgain))
    if (kept === 'mine') tellSaved(menuTexts.categoryUpdated)
    return thing
  }
  const save = async (values: CategoryFormValues) => {
    try {
      const body = categoryBody(values, dirtyFields, !category)
      const saved = await (category ? change(category, body) : create(body))
      if (sending.hasLeft()) return
      onSaved(saved)
      onClose()
    } catch (error) {
      if (isAbort(error) || sending.hasLeft()) return
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
        onClose={leave}
        onClosed={onClosed}
        footer={
          sending.state === 'waiting' ? (
            <WaitingFooter />
          ) : (
            <CategoryFooter
              category={category}
              dishCount={dishCount}
              restaurant={restaurant}
              formId={formId}
              isSaving={sending.state !== 'idle'}
              onDeleted={onClose}
            />
          )
        }
      >
        <form id={formId} noValidate onSubmit={form.handleSubmit(save)}>
          <div className={styles.form} {...fields}>
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
              hint={canDrag ? `${formTexts.orderHint} ${formTexts.dragHint}` : formTexts.orderHint}
              error={errors.sortOrder?.message}
              {...form.register('sortOrder')}
            />
          </div>
        </form>
      </Modal>
      {leaveDialog}
    </>
  )
}
