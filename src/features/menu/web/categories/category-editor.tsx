import { useId } from 'react'
import { NumberField } from '#ui/field/number-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useCanDrag } from '#ui/media/use-can-drag.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { WaitingFooter } from '#ui/offline/waiting-footer.tsx'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import { formTexts, pageTexts } from '../../menu-page.texts.ts'
import { CategoryFooter } from './category-footer.tsx'
import { type CategoryFormProps, useCategoryForm } from './use-category-form.ts'
import styles from '../dish-form/dish-editor.module.css'
import { TakenFooter, TakenNote } from '../forms/taken.tsx'
import { useLeaveGuard } from '../forms/use-leave-guard.tsx'
import { useLockedFields } from '../forms/use-locked-fields.ts'
import { ServedSelect } from '../schedules/served-select.tsx'

type CategoryEditorProps = CategoryFormProps & {
  open: boolean
  /** How many dishes would be deleted with it. */
  dishCount: number
  onClosed: () => void
}

/** The sidebar form 'Editar Categoría' or 'Nueva Categoría': a name in each language, and the order (S2 §2, §5). */
export function CategoryEditor(props: CategoryEditorProps) {
  const { open, category, categories, dishCount, restaurant, onClose, onClosed } = props
  const formId = useId()
  const canDrag = useCanDrag()
  const { form, locales, sending, save, leave } = useCategoryForm(props)
  const { errors, isDirty } = form.formState
  const fields = useLockedFields(sending.state !== 'idle')
  // Taken away while somebody writes: what is written stays, to be copied (EVERY-DAY §5).
  const isTaken = !hasRight(restaurant, 'texts')
  const leaveDialog = useLeaveGuard(open && isDirty, leave)
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
          isTaken ? (
            <TakenFooter translations={form.watch('translations')} onClose={leave} />
          ) : sending.state === 'waiting' ? (
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
            {isTaken && <TakenNote restaurant={restaurant} />}
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
            {category && (
              <ServedSelect restaurant={restaurant} list="categoryIds" id={category._id} categories={categories} />
            )}
          </div>
        </form>
      </Modal>
      {leaveDialog}
    </>
  )
}
