import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { supportTexts as texts } from '../support.texts.ts'
import styles from './support-tab.module.css'

/** Soporte: the five questions and answers, and the email to write to until tickets can be sent from here (S2 §2). */
export function SupportTab() {
  return (
    <div className={styles.two}>
      <Card title={texts.writeTitle}>
        <p>{texts.soon}</p>
        <ButtonLink className={styles.write} href="/#contacto">
          {texts.write}
        </ButtonLink>
      </Card>
      <Card title={texts.faqTitle}>
        {texts.faq.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>
              {question}
              <CaretDownIcon className={styles.caret} size={16} weight="bold" aria-hidden="true" />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </Card>
    </div>
  )
}
