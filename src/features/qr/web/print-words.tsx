import { useId } from 'react'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useUnsaved } from '#ui/unsaved/unsaved.ts'
import { LOCALE_NAMES, LOCALES, type Locale } from '#shared/locale.ts'
import { QR_PHRASES } from '../qr.texts.ts'
import { qrPageTexts as texts } from '../qr-page.texts.ts'
import { faultsOf, type PrintChoice } from './print-choice.ts'
import styles from './print-words.module.css'

type PrintWordsProps = { choice: PrintChoice; onChange: (choice: PrintChoice) => void }

/** The words on paper: a phrase of one's own, or the given ones in the chosen languages (3-decisions §10). */
export function PrintWords({ choice, onChange }: PrintWordsProps) {
  const faults = faultsOf(choice)
  const errorId = useId()
  const hasPhrase = choice.phrase.trim() !== ''
  useUnsaved(hasPhrase)
  const toggle = (locale: Locale, isOn: boolean) =>
    onChange({ ...choice, locales: LOCALES.filter(one => (one === locale ? isOn : choice.locales.includes(one))) })
  return (
    <div className={styles.words}>
      <TextField
        label={texts.phrase}
        optional
        placeholder={QR_PHRASES.es}
        hint={texts.phraseHint}
        error={faults.phrase}
        value={choice.phrase}
        onChange={event => onChange({ ...choice, phrase: event.target.value })}
      />
      <fieldset
        className={styles.languages}
        disabled={hasPhrase}
        aria-description={hasPhrase ? texts.phraseHint : undefined}
        aria-describedby={faults.locales ? errorId : undefined}
      >
        <legend className={styles.legend}>{texts.languages}</legend>
        {LOCALES.map(locale => (
          <Checkbox
            key={locale}
            className={styles.language}
            label={LOCALE_NAMES[locale]}
            checked={choice.locales.includes(locale)}
            onChange={event => toggle(locale, event.target.checked)}
          />
        ))}
        {faults.locales && (
          <p className={styles.error} id={errorId} role="alert">
            {faults.locales}
          </p>
        )}
      </fieldset>
    </div>
  )
}
