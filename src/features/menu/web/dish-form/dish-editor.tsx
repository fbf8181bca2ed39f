import { useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { Alert } from '#ui/alert/alert.tsx'
import { ImageUpload } from '#ui/image-upload/image-upload.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { WaitingFooter } from '#ui/offline/waiting-footer.tsx'
import { draftTexts } from './draft.texts.ts'
import { formTexts, pageTexts } from '../../menu-page.texts.ts'
import { hasRight, takenRight } from '#features/restaurants/rights.rules.ts'
import { TakenFooter, TakenNote } from '#ui/taken/taken.tsx'
import { DishAllergens } from './dish-allergens.tsx'
import styles from './dish-editor.module.css'
import { DishFooter } from './dish-footer.tsx'
import { DishPlace } from './dish-place.tsx'
import { DishTexts } from './dish-texts.tsx'
import { type DishEditorProps, useDishForm } from './use-dish-form.ts'
import { useSaveKeys } from './use-save-keys.ts'
import { writtenIn } from '../forms/written.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.tsx'
import { ServedSelect } from '../schedules/served-select.tsx'
import { dashboardName } from '../../menu.rules.ts'
import { useLockedFields } from '../forms/use-locked-fields.ts'

/**
 * The sidebar form 'Editar Plato' or 'Nuevo Plato'. Typing renders only the form again, not the list behind it (S2 §2).
 */
export function DishEditor(props: DishEditorProps) {
  const { open, dish, categories, restaurant, onDeleted, onClosed } = props
  const formId = useId()
  const state = useDishForm(props)
  const { form, image, source } = state
  const leaveDialog = useLeaveGuard(open && state.isDirty, state.leave)
  // Taken away while somebody writes: what is written stays, to be copied (EVERY-DAY §5).
  const isTaken = !hasRight(restaurant, 'texts')
  const isUploading = image.props.progress !== null
  const { inert: isLocked, ...fields } = useLockedFields(state.saving !== null || state.isWaiting)
  useSaveKeys(fields.ref, () => {
    if (state.saving === null && !state.isWaiting) void (source ? state.submit() : state.submitAndAdd())
  })
  return (
    <FormProvider {...form}>
      <Modal
        variant="sidebar"
        open={open}
        title={
          dish
            ? pageTexts.editDish
            : source
              ? dashboardName(source.translations, restaurant.defaultLocale)
              : pageTexts.newDish
        }
        unsaved={state.isDirty}
        onClose={state.leave}
        onClosed={onClosed}
        footer={
          isTaken ? (
            <TakenFooter written={writtenIn(form.watch('translations'))} onClose={state.leave} />
          ) : state.isWaiting ? (
            <WaitingFooter isKept={state.isKept} />
          ) : (
            <DishFooter dish={dish} formId={formId} state={state} restaurant={restaurant} onDeleted={onDeleted} />
          )
        }
      >
        <form id={formId} className={styles.form} noValidate onSubmit={state.submit}>
          <div className={styles.form} {...fields}>
            <div className={styles.form} inert={isLocked}>
              {isTaken && <TakenNote {...takenRight(restaurant, 'texts')} />}
              {state.isDraft && (
                <Alert tone="info">
                  <b>{draftTexts.draft}</b> {draftTexts.draftWhy}
                </Alert>
              )}
              {state.isFull && (
                <Alert tone="error" live>
                  {draftTexts.copyLimit}
                </Alert>
              )}
              {state.isGone && (
                <Alert tone="warning" live>
                  <b>{formTexts.gone}</b> {formTexts.goneTyped} {dish?.imageUrl && formTexts.gonePhoto}
                </Alert>
              )}
              <DishTexts
                locales={state.locales}
                locale={state.locale}
                onLocale={state.setLocale}
                onFault={state.showFault}
                refusals={state.refusals}
              />
              <DishPlace dish={source} categories={categories} restaurant={restaurant} />
              {dish ? (
                <ServedSelect restaurant={restaurant} list="dishIds" id={dish._id} categories={categories} />
              ) : (
                state.served
              )}
            </div>
            <div inert={isLocked && !isUploading}>
              <ImageUpload
                label={formTexts.image}
                crop="square"
                currentUrl={source?.imageUrl || null}
                {...image.props}
                progressBelow
              />
            </div>
            <div className={styles.form} inert={isLocked}>
              <DishAllergens dish={source} restaurant={restaurant} reports={state.reports} locale={state.locale} />
            </div>
          </div>
        </form>
      </Modal>
      {leaveDialog}
    </FormProvider>
  )
}
