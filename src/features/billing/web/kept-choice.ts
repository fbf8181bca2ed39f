import { CHOSEN_PLAN_KEY, type ChosenPlan, readChosenPlanNote } from '../chosen-plan.rules.ts'

/** The plan that was chosen among the prices, in this tab of the browser; null without one, or without storage. */
export function keptChoice(): ChosenPlan | null {
  try {
    return readChosenPlanNote(sessionStorage.getItem(CHOSEN_PLAN_KEY))
  } catch {
    return null
  }
}

/** The choice is used up, or somebody has signed out. */
export function dropChoice(): void {
  try {
    sessionStorage.removeItem(CHOSEN_PLAN_KEY)
  } catch {
    // Nothing was kept.
  }
}
