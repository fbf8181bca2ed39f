import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { HistoryGroup } from '../../history.groups.ts'
import { historyTexts, returnTexts as texts } from '../../screen/history-screen.texts.ts'

type ReturnFootProps = {
  restaurant: Restaurant
  chosen: readonly HistoryGroup[]
  count: number
  isOfDish: boolean
  /** How much of the allergens is different. */
  allergens: number
  /** The server has said how much is different. */
  isCounted: boolean
  /** What was counted is what there is, and nothing says that it cannot go back. */
  isReady: boolean
  isBusy: boolean
  back: string
  onSubmit: () => void
  /** 'Programar…': the same at another moment; absent where it cannot be scheduled. */
  onSchedule?: (() => void) | undefined
}

/** How much goes back, what stays, and 'Volver'. */
export function ReturnFoot(props: ReturnFootProps) {
  const { restaurant, chosen, count, isOfDish, allergens, isCounted, isReady, isBusy, back } = props
  const isOffline = useIsOffline()
  const onlyPrices = chosen.length === 1 && chosen[0] === 'prices'
  const aside = () => {
    if (isCounted && count === 0) return texts.chooseGroup
    if (onlyPrices && !isOfDish) return texts.onlyPrices
    if (allergens === 0 || isOfDish) return ''
    return chosen.includes('allergens') ? texts.allergensReturn : texts.allergensStay
  }
  const label = () => {
    if (isOfDish) return texts.submitDish
    if (count === 0) return texts.submitNothing
    return onlyPrices ? texts.submitPrices(count) : texts.submit(count)
  }
  const isPossible = isReady && count > 0 && !isOffline && restaurant.readOnly === null
  return (
    <>
      <p role="status">
        {isCounted && <b className="num">{historyTexts.changes(count)}</b>}
        <small>{aside()}</small>
      </p>
      {props.onSchedule && isPossible && (
        <Button variant="ghost" disabled={isBusy} onClick={props.onSchedule}>
          {texts.schedule}
        </Button>
      )}
      <ButtonRouterLink variant="secondary" to={back}>
        {texts.cancel}
      </ButtonRouterLink>
      <Button disabled={!isPossible} busy={isBusy} busyLabel={texts.busy} onClick={props.onSubmit}>
        {label()}
      </Button>
    </>
  )
}
