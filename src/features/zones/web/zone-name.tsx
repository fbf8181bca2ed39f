import { useId } from 'react'
import { LOCALE_NAMES, type Locale } from '#shared/locale.ts'
import { TextField } from '#ui/field/text-field.tsx'
import type { Names } from '#features/prices/names.ts'
import { ZONE_NAME_MAX } from '#features/prices/prices.limits.ts'
import { KNOWN_ZONES, knownNames } from '#features/prices/zone-words.ts'
import { PillChoice } from '#features/prices/web/index.ts'
import type { ZoneValues } from '../zone-form.ts'
import { zoneFormTexts as texts } from '../zones.texts.ts'
import styles from './zone-editor.module.css'

type ZoneNameProps = {
  values: ZoneValues
  onChange: (values: Partial<ZoneValues>) => void
  /** The main language first. */
  locales: readonly Locale[]
  errors: Names
  /** About the name as such: another zone has it. */
  error: string | undefined
}

/** Terraza, Barra, Mesa, Sala, which the product names in every language, or a name of one's own. */
export function ZoneName({ values, onChange, locales, errors, error }: ZoneNameProps) {
  const labelId = useId()
  const errorId = useId()
  const { choice, own } = values
  const options: { value: ZoneValues['choice']; label: string }[] = [
    ...KNOWN_ZONES.map(zone => ({ value: zone, label: knownNames(zone).es })),
    { value: 'own', label: texts.other },
  ]
  return (
    <div className={styles.name}>
      <span className={styles.label} id={labelId}>
        {texts.name}
      </span>
      <PillChoice
        options={options}
        value={choice}
        onChange={next => onChange({ choice: next })}
        aria-label={texts.zoneName}
        aria-describedby={error ? errorId : undefined}
      />
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
      {choice === 'own' &&
        locales.map((locale, place) => (
          <TextField
            key={locale}
            label={LOCALE_NAMES[locale]}
            optional={place > 0}
            lang={locale}
            autoComplete="off"
            maxLength={ZONE_NAME_MAX}
            value={own[locale] ?? ''}
            error={errors[locale]}
            onChange={({ target }) => onChange({ own: { ...own, [locale]: target.value } })}
          />
        ))}
    </div>
  )
}
