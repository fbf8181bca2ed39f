/** Browser front door of billing. */
export { PaymentConfirmationContext, usePaymentReturn } from './confirmation/payment-confirmation.ts'
export { dropChoice, keptChoice } from './kept-choice.ts'
export { PlanEndLine } from './plan-end-line.tsx'
export { PlanBanner } from './plan-banner.tsx'
export { housePlan } from './subscription.queries.ts'
