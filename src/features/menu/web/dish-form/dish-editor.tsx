import { useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { ImageUpload } from '#ui/image-upload/image-upload.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { formTexts, pageTexts } from '../../menu-page.texts.ts'
import { DishAllergens } from './dish-allergens.tsx'
import styles from './dish-editor.module.css'
import { DishFooter } from './dish-footer.tsx'
import { DishPlace } from './dish-place.tsx'
import { DishTexts } from './dish-texts.tsx'
import { type DishEditorProps, useDishForm } from './use-dish-form.ts'
import { useLeaveGuard } from '../use-leave-guard.tsx'

/**
 * The sidebar form 'Editar Plato' or 'Nuevo Plato'. Typing renders only the form again, not the list behind it (S2 §2).
 */
export function DishEditor(props: DishEditorProps) {
  const { open, dish, categories, restaurant, onClose, onClosed } = props
  const formId = useId()
  const state = useDishForm(props)
  const { form, image } = state
  const leaveDialog = useLeaveGuard(open && state.isDirty)
  return (
    <FormProvider {...form}>
      <Modal
        variant="sidebar"
        open={open}
        title={dish ? pageTexts.editDish : pageTexts.newDish}
        unsaved={state.isDirty}
        onClose={onClose}
        onClosed={onClosed}
        footer={<DishFooter dish={dish} formId={formId} state={state} restaurant={restaurant} onDeleted={onClose} />}
      >
        <form id={formId} className={styles.form} noValidate onSubmit={state.submit}>
          <ImageUpload label={formTexts.image} crop="square" currentUrl={dish?.imageUrl || null} {...image.props} />
          <DishTexts locales={state.locales} locale={state.locale} onLocale={state.setLocale} />
          <DishPlace categories={categories} defaultLocale={restaurant.defaultLocale} currency={restaurant.currency} />
          <DishAllergens />
        </form>
      </Modal>
      {leaveDialog}
    </FormProvider>
  )
}
