import { PLANS } from '#features/billing/plans.ts'
import type { DeletionUndo } from '../../deletion.contract.ts'
import { undoTexts as texts } from '../../undo.texts.ts'
import { dayText } from './undo-times.ts'

type Plan = NonNullable<DeletionUndo['comesBack']['plan']>

function planLine({ tier, until }: Plan, now: Date): string {
  const { name } = PLANS[tier]
  if (until === null) return texts.samePlan(name)
  const day = dayText(new Date(until), now)
  return tier === 'trial' ? texts.trial(day) : texts.plan(name, day)
}

export type ComesBack = { what: 'menus' | 'team' | 'plan' | 'account'; text: string }

/** What an account gets back, a line each: only what there is (EVERY-DAY §6). */
export function comesBackLines({ comesBack: { menus, members, plan } }: DeletionUndo, now: Date): ComesBack[] {
  const lines: ComesBack[] = []
  if (menus > 0) lines.push({ what: 'menus', text: texts.menus(menus) })
  if (members > 0) lines.push({ what: 'team', text: texts.team })
  if (plan) lines.push({ what: 'plan', text: planLine(plan, now) })
  return lines.length > 0 ? lines : [{ what: 'account', text: texts.asItWas }]
}
