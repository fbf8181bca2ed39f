import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { type FormEvent, useState } from 'react'
import { LOCALE_NAMES, LOCALES, type Locale } from '#shared/locale.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { hasRight, takenRight } from '#features/restaurants/rights.rules.ts'
import { TakenFooter, TakenNote } from '#ui/taken/taken.tsx'
import type { Names } from '../../names.ts'
import { priceFormTexts as texts } from '../../price-form.texts.ts'
import type { OwnLabel } from '../../prices.contract.ts'
import { OWN_LABEL_NAME_MAX } from '../../prices.limits.ts'
import footStyles from './label-foot.module.css'
import styles from './own-label-form.module.css'
import { useLabelSaves } from './use-label-saves.ts'

type OwnLabelFormProps = {
  /** Null: a new one. */
  label: OwnLabel | null
  restaurant: Restaurant
  onSaved: (label: OwnLabel) => void
  onBack: () => void
  /** Of the sheet around it. */
  onClose: () => void
}

/** A label of the house in its languages; the main one is needed. */
export function OwnLabelForm({ label, restaurant, onSaved, onBack, onClose }: OwnLabelFormProps) {
  const { defaultLocale, supportedLocales } = restaurant
  const locales = [defaultLocale, ...LOCALES.filter(one => one !== defaultLocale && supportedLocales.includes(one))]
  const [names, setNames] = useState<Names>(label?.names ?? {})
  const saves = useLabelSaves(restaurant, label)
  const main = names[defaultLocale]?.trim() ?? ''
  // Taken away while somebody writes: what is written stays, to be copied (EVERY-DAY §5).
  const isTaken = !hasRight(restaurant, 'prices')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    // The form of the dish is around this one.
    event.stopPropagation()
    if (isTaken) return
    const saved = await saves.save(names)
    if (saved) onSaved(saved)
  }
  const remove = async () => {
    if (await saves.remove()) onBack()
  }
  const errorOf = (locale: Locale) => saves.errors[locale] ?? (locale === defaultLocale ? saves.problem : undefined)
  return (
    <form className={styles.form} noValidate onSubmit={event => void save(event)}>
      {isTaken ? <TakenNote {...takenRight(restaurant, 'prices')} /> : <p className={styles.lead}>{texts.short}</p>}
      {locales.map(locale => (
        <TextField
          key={locale}
          label={LOCALE_NAMES[locale]}
          lang={locale}
          optional={locale !== defaultLocale}
          autoComplete="off"
          maxLength={OWN_LABEL_NAME_MAX}
          value={names[locale] ?? ''}
          hint={locale !== defaultLocale && main && !names[locale]?.trim() ? texts.untranslated(main) : undefined}
          error={isTaken ? undefined : errorOf(locale)}
          onChange={event => {
            setNames({ ...names, [locale]: event.target.value })
            saves.forget()
          }}
        />
      ))}
      <div className={footStyles.foot}>
        {isTaken && (
          <TakenFooter written={LOCALES.flatMap(one => names[one]?.trim() || []).join('\n')} onClose={onClose} />
        )}
        {!isTaken && label && (
          <Button variant="danger" icon={<TrashIcon size={18} />} busy={saves.isBusy} onClick={() => void remove()}>
            {texts.deleteLabel}
          </Button>
        )}
        {!isTaken && (
          <>
            <Button variant="ghost" onClick={onBack}>
              {texts.back}
            </Button>
            <Button type="submit" busy={saves.isBusy}>
              {label ? texts.saveLabel : texts.use(main)}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
