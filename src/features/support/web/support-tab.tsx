import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { Card } from '#ui/card/card.tsx'
import { PLANS } from '#features/billing/plans.ts'
import { subscriptionOf } from '#features/billing/user-subscription.rules.ts'
import { useUser } from '#features/identity/web/index.ts'
import { answerPromise, isPrioritized } from '../support.rules.ts'
import { supportTexts as texts } from '../support.texts.ts'
import styles from './support-tab.module.css'
import { OwnTickets } from './own-tickets.tsx'
import { TicketForm } from './ticket-form.tsx'

/** Soporte: a form with the answer time of the user's plan, the own questions, and five answers (S2 §2). */
export function SupportTab() {
  const user = useUser()
  const { tier, answerHours } = answerPromise(subscriptionOf(user), new Date())
  const plan = tier && isPrioritized(answerHours) ? PLANS[tier].name : undefined
  return (
    <div className={styles.two}>
      <Card title={texts.writeTitle}>
        <p className={styles.lead}>{texts.lead(plan, answerHours, user.email)}</p>
        <TicketForm email={user.email} />
      </Card>
      <div className={styles.stack}>
        <OwnTickets />
        <Card title={texts.faqTitle}>
          {texts.faq.map(({ question, answer }, index) => (
            <details key={question} className={styles.item} open={index === 0}>
              <summary className={styles.question}>
                {question}
                <CaretDownIcon className={styles.caret} size={16} weight="bold" aria-hidden="true" />
              </summary>
              <p className={styles.answer}>{answer}</p>
            </details>
          ))}
        </Card>
      </div>
    </div>
  )
}
