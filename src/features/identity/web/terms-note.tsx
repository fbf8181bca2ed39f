import { PAGES } from '#shared/page-paths.ts'
import { identityTexts as texts } from '../identity.texts.ts'
import styles from './terms-note.module.css'

type TermsNoteProps = { before: string; terms: string; privacy: string }

/** What a new account agrees to; the pages open beside the form, which keeps what was typed (S1 §2). */
export function TermsNote({ before, terms, privacy }: TermsNoteProps) {
  const link = (path: string, label: string) => (
    <a className="link" href={path} target="_blank" rel="noreferrer">
      {label}
    </a>
  )
  return (
    <p className={styles.note}>
      {before}
      {link(PAGES.terms, terms)}
      {texts.termsBetween}
      {link(PAGES.privacy, privacy)}.
    </p>
  )
}
