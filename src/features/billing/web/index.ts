/** Browser front door of billing. */
export { PaymentConfirmationContext, usePaymentReturn } from './confirmation/payment-confirmation.ts'
export { PlanBanner } from './plan-banner.tsx'
