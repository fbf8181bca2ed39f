import { PAGES } from '#shared/page-paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { confirmationTexts as texts } from '../../subscription-tab.texts.ts'
import type { PaymentConfirmation } from './payment-confirmation.ts'
import styles from './confirming-payment.module.css'

/** In place of the plans while a payment is being confirmed, so that nobody pays twice (3-decisions §4, TRUST §2). */
export function ConfirmingPayment({ isLate, askAgain }: PaymentConfirmation) {
  return (
    <Card className={styles.card} role="status">
      {!isLate && <span className={styles.plate} aria-hidden="true" />}
      <h2 className={styles.title}>{isLate ? texts.late : texts.confirming}</h2>
      <p className={styles.text}>{isLate ? texts.lateHint : texts.confirmingHint}</p>
      <div className={styles.actions}>
        {isLate && <Button onClick={askAgain}>{texts.again}</Button>}
        <ButtonRouterLink to={PAGES.home} variant={isLate ? 'secondary' : 'primary'}>
          {isLate ? texts.home : texts.goOn}
        </ButtonRouterLink>
      </div>
    </Card>
  )
}
