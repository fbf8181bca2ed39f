import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { useId } from 'react'
import { LOCALE_NAMES, type Locale } from '#shared/locale.ts'
import { TextField } from '#ui/field/text-field.tsx'
import type { Names } from '#features/prices/names.ts'
import { ZONE_NAME_MAX } from '#features/prices/prices.limits.ts'
import { KNOWN_ZONES, knownNames } from '#features/prices/zone-words.ts'
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
  const chips = [
    ...KNOWN_ZONES.map(zone => ({ value: zone, label: knownNames(zone).es })),
    { value: 'own' as const, label: texts.other },
  ]
  return (
    <div className={styles.name}>
      <span className={styles.label} id={labelId}>
        {texts.name}
      </span>
      <RadioGroup
        className={styles.chips}
        aria-label={texts.zoneName}
        aria-describedby={error ? errorId : undefined}
        value={choice}
        onValueChange={next => onChange({ choice: next as ZoneValues['choice'] })}
      >
        {chips.map(({ value, label }) => (
          <Radio.Root key={value} value={value} className={styles.chip}>
            <Radio.Indicator>
              <CheckIcon size={15} weight="bold" aria-hidden="true" />
            </Radio.Indicator>
            {label}
          </Radio.Root>
        ))}
      </RadioGroup>
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
