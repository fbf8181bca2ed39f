import { useRef } from 'react'
import { dayOfYear } from '#shared/long-date.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import type { OwnPlan } from '../../plan-case.rules.ts'
import { planChangeTexts as texts } from '../../plan-change.texts.ts'
import { PLANS } from '../../plans.ts'
import { changeKind } from './change-kind.rules.ts'
import { Slip, type SlipProps } from './slip.tsx'
import styles from './slip.module.css'
import type { ChangePlan } from './use-change-plan.ts'

/** The question before a change of plan, with its slip (EVERY-DAY §7). */
export function ChangePlanDialog({ plan, change }: { plan: OwnPlan; change: ChangePlan }) {
  // While it closes, the dialog still shows its last content.
  const last = useRef<SlipProps | null>(null)
  if (change.slip && change.isOpen) last.current = { plan, ...change.slip }
  const shown = last.current
  if (!shown) return null
  const words = wordsOf(shown)
  return (
    <AlertDialog
      open={change.isOpen}
      tone="primary"
      size="slip"
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      busy={change.isBusy}
      busyLabel={shown.preview.today > 0 ? texts.opening : texts.changing}
      onConfirm={change.agree}
      onCancel={change.close}
    >
      <Slip {...shown} />
      {change.failure !== null && (
        <Alert tone="warning" live className={styles.note}>
          {change.failure === 'cannot-pay' ? (
            <>
              {texts.cannotPay} <b>{texts.nothingCharged}</b>
            </>
          ) : (
            change.failure
          )}
        </Alert>
      )}
    </AlertDialog>
  )
}

type Words = { title: string; keep: string; confirm: string }

/** Heading and both answers. */
function wordsOf({ plan, target, preview, before }: SlipProps): Words {
  const { tier, interval } = target
  const { name } = PLANS[tier]
  const present = PLANS[plan.current.tier].name
  const pay = texts.goToPay(preview.today)
  const other = interval === plan.current.billingInterval ? null : interval
  const words = {
    hire: { title: texts.hire.title(name, interval), keep: texts.hire.keep, confirm: pay },
    up: {
      title: texts.up.title(name, other),
      keep: texts.stay,
      confirm: preview.today > 0 ? pay : texts.up.title(name, other),
    },
    down: {
      title: texts.up.title(name, other),
      keep: texts.down.keep(present),
      confirm: texts.down.go(name, dayOfYear(preview.from)),
    },
    interval: {
      title: texts.interval.title(name, interval),
      keep: texts.interval.keep[interval],
      confirm: texts.interval.go[interval],
    },
  }[changeKind(plan, target)]
  return before === null ? words : { ...words, title: texts.changed }
}
