import { useId } from 'react'
import { NumberField } from '#ui/field/number-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useCanDrag } from '#ui/media/use-can-drag.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { WaitingFooter } from '#ui/offline/waiting-footer.tsx'
import { hasRight, takenRight } from '#features/restaurants/rights.rules.ts'
import { TakenFooter, TakenNote } from '#ui/taken/taken.tsx'
import type { Category } from '../../menu.contract.ts'
import { formTexts, pageTexts } from '../../menu-page.texts.ts'
import { CategoryFooter } from './category-footer.tsx'
import { type CategoryFormProps, useCategoryForm } from './use-category-form.ts'
import styles from '../dish-form/dish-editor.module.css'
import { writtenIn } from '../forms/written.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.tsx'
import { useBroughtInCategory } from '../menu-parts.ts'
import { useLockedFields } from '../forms/use-locked-fields.ts'
import { ServedSelect } from '../schedules/served-select.tsx'
import { useNewServed } from '../schedules/use-new-served.tsx'

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
  const inCategory = useBroughtInCategory()
  const served = useNewServed(restaurant, 'categoryIds', category === null)
  const onCreated = ({ _id }: Category) => served.apply(_id)
  const { form, locales, sending, save, leave } = useCategoryForm({ ...props, onCreated })
  const { errors } = form.formState
  const isDirty = form.formState.isDirty || served.isChosen
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
            <TakenFooter written={writtenIn(form.watch('translations'))} onClose={leave} />
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
            {isTaken && <TakenNote {...takenRight(restaurant, 'texts')} />}
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
            {category ? (
              <ServedSelect restaurant={restaurant} list="categoryIds" id={category._id} categories={categories} />
            ) : (
              served.field
            )}
            {category && inCategory.map((Part, at) => <Part key={at} categoryId={category._id} dishes={dishCount} />)}
          </div>
        </form>
      </Modal>
      {leaveDialog}
    </>
  )
}
