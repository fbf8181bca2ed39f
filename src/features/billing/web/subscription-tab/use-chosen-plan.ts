import { useEffect, useState } from 'react'
import type { ChosenPlan } from '../../chosen-plan.rules.ts'
import { type OwnPlan, offeredTiers } from '../../plan-case.rules.ts'
import { dropChoice, keptChoice } from '../kept-choice.ts'

/**
 * The plan that was chosen among the prices, while it is on offer. Once it is paid it is no longer offered, and the
 * choice is used up; so it is when another plan or interval is pressed.
 */
export function useChosenPlan(plan: OwnPlan) {
  const [kept, setKept] = useState(keptChoice)
  const isOffered = kept !== null && offeredTiers(plan, kept.interval).includes(kept.tier)
  useEffect(() => {
    if (!isOffered) dropChoice()
  }, [isOffered])
  const onPressed = ({ tier, interval }: ChosenPlan) => {
    if (tier === kept?.tier && interval === kept.interval) return
    dropChoice()
    setKept(null)
  }
  return { chosen: isOffered ? kept : null, onPressed }
}
