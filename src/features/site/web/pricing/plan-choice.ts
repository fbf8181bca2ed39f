import { CHOSEN_PLAN_KEY, chosenPlan, chosenPlanNote } from '#features/billing/chosen-plan.rules.ts'
import { PERIOD } from './period.ts'

/**
 * Keeps the chosen plan and interval for the tab 'Suscripción', when a plan's link to the registration is followed. The
 * link works without it.
 */
export function startPlanChoice(): void {
  for (const link of document.querySelectorAll<HTMLElement>('a[data-tier]'))
    link.addEventListener('click', () => keep(link.dataset.tier))
}

function keep(tier: string | undefined): void {
  const period = document.querySelector<HTMLInputElement>(`input[name=${PERIOD}]:checked`)
  const plan = chosenPlan(tier, period?.value)
  try {
    if (plan) sessionStorage.setItem(CHOSEN_PLAN_KEY, chosenPlanNote(plan))
  } catch {
    // A browser without storage shows the plans as it always does.
  }
}
