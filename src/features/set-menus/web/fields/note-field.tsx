import type { Locale } from '#shared/locale.ts'
import { TextField } from '#ui/field/text-field.tsx'
import type { Names } from '#features/prices/names.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import styles from './includes-field.module.css'

type NoteFieldProps = { note: Names; locale: Locale; error: string | undefined; onChange: (note: Names) => void }

/** What diners read under the dishes, in the main language of the house (4-beyond §3). */
export const NoteField = ({ note, locale, error, onChange }: NoteFieldProps) => (
  <TextField
    className={styles.note}
    label={texts.note}
    optional
    hint={texts.noteHint}
    value={note[locale] ?? ''}
    {...(error !== undefined && { error })}
    autoComplete="off"
    onChange={event => onChange({ ...note, [locale]: event.target.value })}
  />
)
