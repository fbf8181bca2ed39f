import { useId, useState } from 'react'
import { FormProvider, type ResolverResult, useForm } from 'react-hook-form'
import { declarationTexts } from '#features/allergens/allergens.texts.ts'
import { isPlanEnded } from '#shared/plan-codes.ts'
import { Button } from '#ui/button/button.tsx'
import { messageOf } from '#ui/client/api-error.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useUser } from '#features/identity/web/index.ts'
import { listedPrices } from '#features/prices/listed-prices.ts'
import { lineOf } from '#features/prices/price-fields.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { hasRight, whoChangesWhat } from '#features/restaurants/rights.rules.ts'
import { mayCorrect } from '#features/restaurants/status/menu-state.rules.ts'
import { saidList } from '../../allergen-list.ts'
import type { Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { menuTexts } from '../../menu.texts.ts'
import { formTexts, lapsedTexts as texts } from '../../menu-page.texts.ts'
import { DISH_TOAST } from '../dish-actions/dish.mutations.ts'
import type { DishActions } from '../dish-actions/use-dish-actions.ts'
import { descriptionOf } from '../dish-list/dish-look.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.tsx'
import { askingNothing } from '#features/allergens/fine-body.ts'
import { useOpenReports } from '../allergens/use-open-reports.ts'
import { DishAllergens } from './dish-allergens.tsx'
import { type DishFormValues, dishValues, saidOfForm } from './dish-form.ts'
import fieldStyles from '../forms/read-field.module.css'
import styles from './read-dish.module.css'

/** What a dish has that somebody may be missing the right for. */
const ASKED = ['prices', 'texts', 'allergens', 'availability'] as const

type ReadDishProps = {
  open: boolean
  dish: Dish
  restaurant: Restaurant
  saveAllergens: DishActions['saveAllergens']
  onClose: () => void
  onClosed: () => void
}

/**
 * A dish for who may not write it, or of a restaurant that can only be read: what it says, and who changes it. As long
 * as diners read the menu, whoever may corrects its allergens (3-decisions §4).
 */
export function ReadDish({ open, dish, restaurant, saveAllergens, onClose, onClosed }: ReadDishProps) {
  const formId = useId()
  const [isBusy, setBusy] = useState(false)
  const [canCorrect] = useState(() => mayCorrect(restaurant) && hasRight(restaurant, 'allergens'))
  const reports = useOpenReports(restaurant, canCorrect ? dish : null)
  const resolver = (values: DishFormValues): ResolverResult<DishFormValues> => {
    if (askingNothing(values.allergens, values.without, restaurant.defaultLocale).length === 0)
      return { values, errors: {} }
    return { values: {}, errors: { without: { type: 'custom', message: declarationTexts.withoutRequired } } }
  }
  const form = useForm<DishFormValues>({ defaultValues: dishValues(dish, dish.categoryId, []), resolver })
  const { isDirty, dirtyFields } = form.formState
  const leaveDialog = useLeaveGuard(open && isDirty, onClose)

  const save = form.handleSubmit(async values => {
    setBusy(true)
    try {
      const said = saidOfForm(values, { ...dirtyFields, allergens: [true] })
      const outcome = await saveAllergens(dish, said, reports.open.length > 0)
      if (outcome === 'stored') await reports.mended(said)
      onClose()
    } catch (error) {
      toast.error(messageOf(error, menuTexts.dishSaveFailed), { id: DISH_TOAST })
    }
    setBusy(false)
  })
  return (
    <FormProvider {...form}>
      <Modal
        variant="sidebar"
        open={open}
        title={dashboardName(dish.translations, restaurant.defaultLocale)}
        unsaved={isDirty}
        onClose={onClose}
        onClosed={onClosed}
        footer={canCorrect && <Buttons formId={formId} isBusy={isBusy} onCancel={onClose} />}
      >
        <form id={formId} className={styles.facts} noValidate onSubmit={event => void save(event)}>
          {canCorrect && restaurant.readOnly !== null && <Lead restaurant={restaurant} />}
          {canCorrect && <DishAllergens dish={dish} restaurant={restaurant} reports={reports} />}
          <Facts dish={dish} restaurant={restaurant} withAllergens={!canCorrect} />
          {restaurant.readOnly === null &&
            whoChangesWhat(restaurant, ASKED).map(sentence => (
              <p key={sentence} className={styles.lead}>
                {sentence}
              </p>
            ))}
        </form>
      </Modal>
      {leaveDialog}
    </FormProvider>
  )
}

type ButtonsProps = { formId: string; isBusy: boolean; onCancel: () => void }

const Buttons = ({ formId, isBusy, onCancel }: ButtonsProps) => (
  <>
    <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
      {texts.cancel}
    </Button>
    <Button type="submit" form={formId} busy={isBusy} busyLabel={formTexts.saving}>
      {texts.saveAllergens}
    </Button>
  </>
)

function Lead({ restaurant }: { restaurant: Restaurant }) {
  const { role } = useUser()
  const isOwnPlan = role === 'owner' && isPlanEnded(restaurant.readOnly)
  return <p className={styles.lead}>{isOwnPlan ? texts.untilHired : texts.onlyAllergens}</p>
}

type FactsProps = { dish: Dish; restaurant: Restaurant; withAllergens: boolean }

function Facts({ dish, restaurant, withAllergens }: FactsProps) {
  const facts = [
    ...(withAllergens ? [[formTexts.allergens, saidList(dish)]] : []),
    [formTexts.price, listedPrices(dish.prices.map(lineOf), restaurant.currency)],
    [formTexts.description, descriptionOf(dish, restaurant.defaultLocale)],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={fieldStyles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
