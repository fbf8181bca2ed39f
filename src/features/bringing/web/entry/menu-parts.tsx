import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera'
import { TrayArrowDownIcon } from '@phosphor-icons/react/dist/csr/TrayArrowDown'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { isPlanEnded, type PlanEndedCode } from '#shared/plan-codes.ts'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import type { PaperAllergens } from '#ui/dashboard/dashboard-feature.ts'
import type { MenuItem } from '#ui/menu/menu-items.tsx'
import { useUser } from '#features/identity/web/index.ts'
import { mayChange } from '#features/restaurants/rights.rules.ts'
import { useCurrentRestaurant, useScoped } from '#features/restaurants/web/index.ts'
import { BRING_PAGE } from '../../bringing.paths.ts'
import { entryTexts as texts } from '../../screen/entry.texts.ts'
import { FromHouseWhenEmpty } from '../from-house/from-house-when-empty.tsx'
import { draftOf, proposalsOf } from '../bringing.queries.ts'
import { BringSlip } from './bring-slip.tsx'
import { useBrought } from './brought.ts'
import { BroughtCard } from './brought-card.tsx'
import styles from './menu-parts.module.css'

/** Above the dishes: what was just brought, else a draft that waits. */
export function BringInMenu() {
  const restaurant = useCurrentRestaurant()
  const brought = useBrought(restaurant?._id ?? '')
  if (!restaurant) return null
  if (brought) return <BroughtCard restaurant={restaurant} brought={brought} />
  return <BringSlip restaurant={restaurant} />
}

/** What one does about an empty menu first; the suggested categories follow (BRINGING §4.1). */
export function BringWhenEmpty() {
  const restaurant = useCurrentRestaurant()
  if (restaurant && isPlanEnded(restaurant.readOnly)) return <PlanEnded reason={restaurant.readOnly} />
  return restaurant && mayChange(restaurant, 'texts') ? <WaysWhenEmpty /> : null
}

/** Its plan has ended: why nothing can be brought, and what helps. */
function PlanEnded({ reason }: { reason: PlanEndedCode }) {
  const isOwner = useUser().role === 'owner'
  return (
    <div className={styles.empty}>
      <p>{isOwner ? texts.planEnded[reason] : texts.ownersPlanEnded}</p>
      {isOwner && (
        <ButtonRouterLink className={styles.button} size="lg" to={PAGES.plans}>
          {texts.seePlans}
        </ButtonRouterLink>
      )}
    </div>
  )
}

function WaysWhenEmpty() {
  const restaurant = useCurrentRestaurant()
  const scoped = useScoped()
  const draft = useQuery({ ...draftOf(restaurant?._id ?? ''), enabled: restaurant !== null })
  const state = draft.data?.state
  const isWaiting = state === 'ready' || state === 'reading'
  return (
    <div className={styles.empty}>
      <p>{state === 'ready' ? texts.emptyDraft : state === 'reading' ? texts.emptyReading : texts.empty}</p>
      {!isWaiting && (
        <ButtonRouterLink
          className={styles.button}
          size="lg"
          icon={<CameraIcon size={22} aria-hidden="true" />}
          to={scoped(BRING_PAGE)}
        >
          {texts.title}
        </ButtonRouterLink>
      )}
      <FromHouseWhenEmpty />
      <p className={styles.or}>{texts.or}</p>
    </div>
  )
}

/** What the paper of the last import says of a dish that nobody has declared yet (BRINGING §4.10). */
export function usePaperAllergens(): (dishId: string) => PaperAllergens | undefined {
  const restaurant = useCurrentRestaurant()
  const { data = [] } = useQuery({ ...proposalsOf(restaurant?._id ?? ''), enabled: restaurant !== null })
  return dishId => data.find(proposal => proposal.dishId === dishId)
}

/** 'Traer platos…' in the menu's '⋯'. */
export function useBringAction(): MenuItem | null {
  const restaurant = useCurrentRestaurant()
  const navigate = useNavigate()
  const scoped = useScoped()
  if (!restaurant || !mayChange(restaurant, 'texts')) return null
  return {
    label: texts.action,
    icon: <TrayArrowDownIcon size={20} />,
    onSelect: () => void navigate(scoped(BRING_PAGE)),
  }
}
