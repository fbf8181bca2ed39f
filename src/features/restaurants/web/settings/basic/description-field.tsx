import { useEffect, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { LOCALE_NAMES, LOCALES, type Locale } from '#shared/locale.ts'
import { TextArea } from '#ui/field/text-area.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import type { SettingsValues } from '#features/restaurants/profile/settings.rules.ts'
import { basicTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
import { useSettingsField } from '../use-settings-field.ts'
import styles from './description-field.module.css'

/** The description in each language of the menu, one at a time, the default one first. */
export function DescriptionField() {
  const { control } = useFormContext<SettingsValues>()
  const [defaultLocale, supported] = useWatch({ control, name: ['defaultLocale', 'supportedLocales'] })
  const { errors } = useFormState({ control, name: 'translations' })
  const [chosen, setChosen] = useState<Locale>(defaultLocale)
  const locales = LOCALES.filter(locale => supported.includes(locale))
  const locale = locales.includes(chosen) ? chosen : defaultLocale
  const wrong = LOCALES.find(one => errors.translations?.[one])
  useEffect(() => {
    if (wrong) setChosen(wrong)
  }, [wrong])
  return (
    <div className={styles.description}>
      {locales.length > 1 && (
        <div className={styles.head}>
          <span className={styles.label} aria-hidden="true">
            {texts.description}
          </span>
          <Segmented
            className={styles.locales}
            label={texts.descriptionLocale}
            size="sm"
            value={locale}
            onChange={setChosen}
            options={locales.map(one => ({ value: one, label: LOCALE_NAMES[one] }))}
          />
        </div>
      )}
      <Description key={locale} locale={locale} isAlone={locales.length === 1} />
    </div>
  )
}

function Description({ locale, isAlone }: { locale: Locale; isAlone: boolean }) {
  const field = useSettingsField(`translations.${locale}.description`)
  const label = isAlone ? texts.description : texts.descriptionIn(LOCALE_NAMES[locale].toLowerCase())
  return <TextArea label={label} labelHidden={!isAlone} lang={locale} {...field} />
}
