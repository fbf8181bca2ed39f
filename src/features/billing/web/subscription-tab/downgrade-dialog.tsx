import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause'
import { UsersIcon } from '@phosphor-icons/react/dist/csr/Users'
import { useRef } from 'react'
import { longDate } from '#shared/long-date.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import type { OwnPlan } from '../../plan-case.rules.ts'
import { type PaidTier, PLANS } from '../../plans.ts'
import { subscriptionTabTexts } from '../../subscription-tab.texts.ts'
import { type PlanUse, restaurantsThatStop } from './plan-use.ts'
import styles from './subscription-tab.module.css'

const texts = subscriptionTabTexts.downgrade
const ICON_PX = 20

type DowngradeDialogProps = {
  plan: OwnPlan
  use: PlanUse
  /** The smaller plan; null: closed. */
  tier: PaidTier | null
  onGo: (tier: PaidTier) => void
  onKeep: () => void
}

/** Before the portal: names the restaurants that the smaller plan has no room for (3-decisions §4). */
export function DowngradeDialog({ plan, use, tier, onGo, onKeep }: DowngradeDialogProps) {
  // While it closes, the dialog still shows its last content.
  const last = useRef<PaidTier>('basic')
  if (tier) last.current = tier
  const next = tier ?? last.current
  const kept = PLANS[next].restaurants ?? use.restaurants.length
  return (
    <AlertDialog
      open={tier !== null}
      tone="primary"
      title={texts.title(PLANS[next].name)}
      confirmLabel={texts.go}
      cancelLabel={texts.keep(PLANS[plan.status.tier].name)}
      onConfirm={() => onGo(next)}
      onCancel={onKeep}
    >
      {plan.current.currentPeriodEnd && <p>{texts.from(longDate(plan.current.currentPeriodEnd))}</p>}
      <p>{texts.text(PLANS[next].name, kept)}</p>
      <ul className={styles.kept}>
        {use.restaurants.slice(0, kept).map(({ name }, at) => (
          <li key={`stays-${at}`} data-stays="">
            <CheckIcon size={ICON_PX} weight="bold" aria-hidden="true" />
            <span>
              <b>{name}</b> {texts.stays}
            </span>
          </li>
        ))}
        {restaurantsThatStop(use, next).map((name, at) => (
          <li key={`stops-${at}`}>
            <PauseIcon size={ICON_PX} weight="fill" aria-hidden="true" />
            <span>
              <b>{name}</b> {texts.stops(plan.current.menuDaysAfterEnd)}
            </span>
          </li>
        ))}
        {use.people !== null && use.people > PLANS[next].users && (
          <li>
            <UsersIcon size={ICON_PX} aria-hidden="true" />
            <span>{texts.team}</span>
          </li>
        )}
      </ul>
    </AlertDialog>
  )
}
