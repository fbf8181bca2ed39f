import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { Button } from '#ui/button/button.tsx'
import { UploadProgress } from '#ui/image-upload/upload-progress.tsx'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { draftTexts } from './draft.texts.ts'
import { formTexts as texts } from '../../menu-page.texts.ts'
import styles from './dish-editor.module.css'
import { useDeleteDish } from '../dish-actions/dish.mutations.ts'
import { neighborOf } from '../focus/row-focus.ts'
import type { DishFormState } from './use-dish-form.ts'

type DishFooterProps = {
  dish: Dish | null
  formId: string
  state: DishFormState
  restaurant: Restaurant
  onDeleted: (neighbor: string | undefined) => void
}

/**
 * How far the picture is, always in sight (DAILY-WORK §3.9); delete on the left (after a question of ten seconds), save
 * on the right.
 */
export function DishFooter({ dish, formId, state, restaurant, onDeleted }: DishFooterProps) {
  const deletion = useDeleteDish(restaurant)
  const isOffline = useIsOffline()
  const isBusy = state.saving !== null || deletion.isPending

  const remove = async (existing: Dish) => {
    const name = dashboardName(existing.translations, restaurant.defaultLocale)
    if (!(await toast.confirm({ title: texts.confirmDish(name) }))) return
    const neighbor = neighborOf(existing._id)
    deletion.mutate(existing, { onSuccess: () => onDeleted(neighbor) })
  }
  const { progress, onCancel } = state.image.props
  return (
    <>
      {progress !== null && (
        <UploadProgress className={styles.progress} label={texts.uploading} progress={progress} onCancel={onCancel} />
      )}
      {dish && !state.isGone && (
        <Button
          variant="danger"
          icon={<TrashIcon size={18} />}
          busy={deletion.isPending}
          disabled={state.saving !== null || isOffline}
          onClick={() => void remove(dish)}
        >
          {texts.delete}
        </Button>
      )}
      <div className={styles.saves} data-gone={state.isGone || undefined}>
        {state.isGone && (
          <Button variant="secondary" disabled={isBusy} onClick={() => void state.submitAsNew()}>
            {texts.saveAsNew}
          </Button>
        )}
        {state.isDraft && !state.isGone && (
          <Button
            variant="secondary"
            type="submit"
            form={formId}
            busy={state.saving === 'close'}
            disabled={isBusy && state.saving !== 'close'}
          >
            {draftTexts.saveDraft}
          </Button>
        )}
        {!state.source && (
          <Button
            variant="secondary"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            title={texts.saveAndAddKeys}
            busy={state.saving === 'more'}
            disabled={state.saving === 'close'}
            onClick={() => void state.submitAndAdd()}
          >
            {texts.saveAndAdd}
          </Button>
        )}
        {state.isDraft && !state.isGone ? (
          <Button
            busy={state.saving === 'publish'}
            busyLabel={texts.saving}
            disabled={isBusy && state.saving !== 'publish'}
            onClick={() => void state.submitPublished()}
          >
            {draftTexts.savePublished}
          </Button>
        ) : (
          <Button
            type="submit"
            form={formId}
            busy={state.saving === 'close'}
            busyLabel={texts.saving}
            disabled={isBusy && state.saving !== 'close'}
          >
            {state.isGone ? texts.bringBack : texts.saveDish}
          </Button>
        )}
      </div>
    </>
  )
}
