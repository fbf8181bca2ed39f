import { mailtoUrl } from '#shared/html.ts'
import { contactEmail } from '#ui/contact-email.ts'
import styles from './load-failure.module.css'
import type { Failure } from './failure-kind.ts'
import { loadFailureTexts as texts } from './load-failure.texts.ts'

const CONTACT_FORM = '/#contacto'

/** Whom to write to about a failure of ours, and with which number (TRUST §4). Nothing where it is not ours. */
export function FailureHelp({ failure: { kind, number } }: { failure: Pick<Failure, 'kind' | 'number'> }) {
  if (kind !== 'ours') return null
  const email = contactEmail()
  return (
    <p className={styles.help}>
      {email ? (
        <>
          {texts.writeTo}{' '}
          <a className="link" href={mailtoUrl(email, number)}>
            {email}
          </a>
        </>
      ) : (
        <>
          {texts.ifAgain}{' '}
          <a className="link" href={CONTACT_FORM}>
            {texts.write}
          </a>
        </>
      )}
      {number ? (
        <>
          {' '}
          {texts.withNumber} <code className={styles.number}>{number}</code>
        </>
      ) : (
        '.'
      )}
    </p>
  )
}
