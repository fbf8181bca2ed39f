import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause'
import { ReceiptXIcon } from '@phosphor-icons/react/dist/csr/ReceiptX'
import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree'
import type { ReactNode } from 'react'
import { dayOfYear, longDate } from '#shared/long-date.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import type { OwnPlan } from '../../plan-case.rules.ts'
import { euros, planChangeTexts as texts } from '../../plan-change.texts.ts'
import type { PlanPreview } from '../../plan-change.contract.ts'
import { PLANS } from '../../plans.ts'
import { yearlySaving } from '../../savings.rules.ts'
import { changeKind, type Target } from './change-kind.rules.ts'
import styles from './slip.module.css'

const ICON_PX = 20
const MONTHS = 12
const NAMES = new Intl.ListFormat('es-ES', { type: 'conjunction' })

/** `before`: the sum that was agreed to and no longer holds. */
export type SlipProps = { plan: OwnPlan; target: Target; preview: PlanPreview; before: number | null }

/** One slip before a change: what is paid today, from when how much, what stays and what stops (EVERY-DAY §7). */
export function Slip(props: SlipProps) {
  const { preview, before } = props
  const { days, today, from } = preview
  const isDifference = changeKind(props.plan, props.target) === 'up'
  const isOtherInterval = isDifference && props.target.interval !== props.plan.current.billingInterval
  return (
    <>
      <div className={`num ${styles.bill}`}>
        <div data-today="">
          <span>
            {texts.today}
            {before !== null && <small>{texts.before(before, days, dayOfYear(from))}</small>}
            {before === null && isDifference && (
              <small>
                {texts.difference(days, dayOfYear(from))}
                {isOtherInterval && (props.target.interval === 'monthly' ? texts.paidYear : texts.paidMonth)}
              </small>
            )}
          </span>
          <b>{euros(today)}</b>
        </div>
        <Then {...props} />
      </div>
      {before === null && (
        <ul className={styles.lines}>
          <Lines {...props} />
          {preview.resumes && <Line icon={<InfoIcon size={ICON_PX} />}>{texts.resumes}</Line>}
        </ul>
      )}
    </>
  )
}

/** From when which sum is paid. */
function Then({ plan, target, preview: { from, then } }: SlipProps) {
  const { tier, interval } = target
  const kind = changeKind(plan, target)
  const date = longDate(from)
  const [when, note, sum] = {
    hire: [texts.on(date), interval === 'yearly' ? texts.hire.notice : null, texts.again(then)],
    up: [texts.from(date), null, texts.sum(then, interval)],
    down: [texts.from(date), texts.down.until(PLANS[plan.current.tier].name), texts.sum(then, interval)],
    interval:
      interval === 'monthly'
        ? [texts.from(date), texts.interval.yearUsed, texts.sum(then, interval)]
        : [texts.on(date), texts.interval.eachYear(then, dayOfYear(from), yearlySaving(tier)), euros(then)],
  }[kind] as [string, string | null, string]
  return (
    <div>
      <span>
        {when}
        {note !== null && <small>{note}</small>}
      </span>
      <b>{sum}</b>
    </div>
  )
}

function Lines(props: SlipProps) {
  const { plan, target, preview } = props
  const { tier, interval } = target
  const day = dayOfYear(preview.from)
  switch (changeKind(plan, target)) {
    case 'hire':
      return (
        <>
          {plan.status.daysRemaining > 0 && (
            <Line icon={<InfoIcon size={ICON_PX} />}>{texts.hire.trial(plan.status.daysRemaining)}</Line>
          )}
          <Line tone="good">{texts.hire.cancel}</Line>
          <Refund />
          <Stops {...props} />
        </>
      )
    case 'up':
      return (
        <>
          <Line icon={<StorefrontIcon size={ICON_PX} />}>{texts.up.restaurants(PLANS[tier].restaurants)}</Line>
          <Line icon={<UsersThreeIcon size={ICON_PX} />}>{texts.up.people(PLANS[tier].users)}</Line>
          <Refund />
        </>
      )
    case 'interval':
      return (
        <>
          <Line tone="good">{interval === 'monthly' ? texts.interval.same(day) : texts.interval.monthUsed(day)}</Line>
          <Line tone="good">{texts.undoable}</Line>
          {interval === 'monthly' && (
            <Line icon={<InfoIcon size={ICON_PX} />}>
              {texts.interval.aYear(PLANS[tier].monthly * MONTHS, PLANS[tier].annual)}
            </Line>
          )}
        </>
      )
    case 'down':
      return <Stops {...props} />
  }
}

/** By name which restaurants stay and which stop; where none stops, that everything goes on until then. */
function Stops({ plan, target, preview: { from, stays, stops } }: SlipProps) {
  const isWaiting = changeKind(plan, target) === 'down'
  const day = dayOfYear(isWaiting ? from : new Date())
  const until = stops.restaurants[0]?.visibleUntil ?? null
  const first = stays[0]
  return (
    <>
      {stops.restaurants.length > 0 && first && (
        <Line icon={<Avatar name={first.name} size={ICON_PX} />}>
          <Names of={stays} /> {texts.stays(stays.length)}
        </Line>
      )}
      {stops.restaurants.length > 0 && (
        <Line tone="stop" icon={<PauseIcon size={ICON_PX} />}>
          <Names of={stops.restaurants} /> {texts.stops(stops.restaurants.length, day, until && dayOfYear(until))}
        </Line>
      )}
      {stops.people > 0 && <Line icon={<UsersThreeIcon size={ICON_PX} />}>{texts.team}</Line>}
      {isWaiting && stops.restaurants.length === 0 && (
        <>
          <Line tone="good">{texts.interval.same(day)}</Line>
          <Line tone="good">{texts.undoable}</Line>
        </>
      )}
    </>
  )
}

const Refund = () => <Line icon={<ReceiptXIcon size={ICON_PX} />}>{texts.refund}</Line>

/** 'A, B y C', each name strong. */
function Names({ of }: { of: readonly { name: string }[] }) {
  return NAMES.formatToParts(of.map(({ name }) => name)).map(({ type, value }, at) =>
    type === 'element' ? <b key={at}>{value}</b> : <span key={at}>{value}</span>,
  )
}

type LineProps = { tone?: 'good' | 'stop'; icon?: ReactNode; children: ReactNode }

function Line({ tone, icon = <CheckIcon size={ICON_PX} />, children }: LineProps) {
  return (
    <li data-tone={tone}>
      <span aria-hidden="true">{icon}</span>
      <span>{children}</span>
    </li>
  )
}
