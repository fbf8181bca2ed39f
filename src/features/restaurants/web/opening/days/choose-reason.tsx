import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { useId } from 'react'
import { LOCALE_NAMES, LOCALES } from '#shared/locale.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { ToggleChip } from '#ui/toggle-chip/toggle-chip.tsx'
import { REASON_NAMES } from '#features/restaurants/opening/day-words.ts'
import { SPECIAL_LABEL_MAX } from '#features/restaurants/opening/opening.limits.ts'
import { specialDayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import { SPECIAL_REASONS } from '#features/restaurants/opening/special-days.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import styles from './special-day-form.module.css'
import type { SpecialDayFormState } from './use-special-day-form.ts'

type ChooseReasonProps = { restaurant: Restaurant } & {
  fields: SpecialDayFormState['fields']
  onChange: SpecialDayFormState['change']
}

/** Why, if anybody wants to say it; in the words of the house in each of its languages. */
export function ChooseReason({ restaurant, fields: { reason, label }, onChange }: ChooseReasonProps) {
  const labelId = useId()
  const { defaultLocale, supportedLocales } = restaurant
  const locales = [
    defaultLocale,
    ...LOCALES.filter(locale => locale !== defaultLocale && supportedLocales.includes(locale)),
  ]
  return (
    <div className={styles.reason}>
      <span id={labelId} className={styles.label}>
        {texts.reason} <small>{texts.optional}</small>
      </span>
      <div role="group" aria-labelledby={labelId} className={styles.chips}>
        {SPECIAL_REASONS.map(each => (
          <ToggleChip
            key={each}
            className={styles.chip}
            pressed={reason === each}
            icon={reason === each && <CheckIcon size={16} weight="bold" />}
            onChange={isPressed => onChange({ reason: isPressed ? each : null })}
          >
            {REASON_NAMES[each]}
          </ToggleChip>
        ))}
      </div>
      {reason === 'other' &&
        locales.map(locale => (
          <TextField
            key={locale}
            label={locale === defaultLocale ? texts.label : texts.labelIn(LOCALE_NAMES[locale].toLowerCase())}
            lang={locale}
            maxLength={SPECIAL_LABEL_MAX}
            autoComplete="off"
            value={label[locale] ?? ''}
            onChange={event => onChange({ label: { ...label, [locale]: event.target.value } })}
          />
        ))}
    </div>
  )
}
