import { startPlanChoice } from '../pricing/plan-choice.ts'

startPlanChoice()
