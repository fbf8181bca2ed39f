import { useState } from 'react'
import { LOCALE_NAMES, LOCALES } from '#shared/locale.ts'
import { textLength } from '#shared/text.ts'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { timeOfMinute } from '#features/restaurants/opening/days.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import { noteEnd } from '#features/restaurants/opening/notices.rules.ts'
import type { LocalTexts } from '#features/restaurants/opening/opening.contract.ts'
import { NOTE_MAX } from '#features/restaurants/opening/opening.limits.ts'
import { rangesOf } from '#features/restaurants/opening/opening.rules.ts'
import { todayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import { ReadByDiners } from '../read-by-diners.tsx'
import styles from './change-today.module.css'
import type { TodayProps } from './today-props.ts'

type NoteFormProps = TodayProps & { open: boolean; onClose: () => void }

/** 'Nota de hoy': one sentence for diners, which goes with the service day (EVERY-DAY §4.4). */
export function NoteForm(props: NoteFormProps) {
  return props.open ? <OpenNoteForm {...props} /> : null
}

function OpenNoteForm({ open, restaurant, today, opening, now, put, onClose }: NoteFormProps) {
  const { defaultLocale, supportedLocales, timezone } = restaurant
  const [note, setNote] = useState<LocalTexts>(today.note ?? {})
  const [hasLanguages, setLanguages] = useState(Object.keys(today.note ?? {}).length > 1)
  const [isBusy, setBusy] = useState(false)
  const end = timeOfMinute(noteEnd(rangesOf(opening), houseMinute(now, timezone)))
  const main = note[defaultLocale] ?? ''
  const others = LOCALES.filter(locale => locale !== defaultLocale && supportedLocales.includes(locale))
  const errorOf = (text: string): string | undefined => {
    const over = textLength(text.trim()) - NOTE_MAX
    return over > 0 ? texts.noteLong(over) : undefined
  }
  const publish = async () => {
    setBusy(true)
    const isDone = await put({ body: { note }, says: texts.noteSaved, detail: texts.noteGoes(end) })
    setBusy(false)
    if (isDone) onClose()
  }
  const isWrong = main.trim() === '' || Object.values(note).some(text => errorOf(text))
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={texts.note}
      description={texts.noteHint(end)}
      unsaved={JSON.stringify(note) !== JSON.stringify(today.note ?? {})}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="primary" busy={isBusy} disabled={isWrong} onClick={() => void publish()}>
            {texts.publishNote}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <TextArea
          label={texts.noteLabel}
          lang={defaultLocale}
          rows={2}
          value={main}
          error={errorOf(main)}
          hint={`${texts.noteRule} ${texts.noteCount(textLength(main.trim()))}`}
          onChange={event => setNote({ ...note, [defaultLocale]: event.target.value })}
        />
        {others.length > 0 && !hasLanguages && (
          <Button variant="ghost" size="sm" onClick={() => setLanguages(true)}>
            {texts.noteLanguages(others.map(locale => LOCALE_NAMES[locale].toLowerCase()).join(' y '))}
          </Button>
        )}
        {hasLanguages &&
          others.map(locale => (
            <TextArea
              key={locale}
              label={texts.noteIn(LOCALE_NAMES[locale].toLowerCase())}
              lang={locale}
              rows={2}
              value={note[locale] ?? ''}
              error={errorOf(note[locale] ?? '')}
              onChange={event => setNote({ ...note, [locale]: event.target.value })}
            />
          ))}
        {hasLanguages && <p className={styles.hint}>{texts.noteEmpty(LOCALE_NAMES[defaultLocale].toLowerCase())}</p>}
        {today.recentNotes.length > 0 && (
          <div className={styles.again} role="group" aria-label={texts.noteAgain}>
            <b>{texts.noteAgain}</b>
            {today.recentNotes.map(recent => (
              <Button key={JSON.stringify(recent)} variant="ghost" size="sm" onClick={() => setNote(recent)}>
                {recent[defaultLocale]}
              </Button>
            ))}
          </div>
        )}
        {main.trim() !== '' && <ReadByDiners said={[{ locale: defaultLocale, text: main.trim() }]} />}
      </div>
    </Modal>
  )
}
