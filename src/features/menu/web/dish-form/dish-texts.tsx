import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { LOCALE_NAMES, type Locale } from '#shared/locale.ts'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { formTexts as texts } from '../../menu-page.texts.ts'
import styles from './dish-editor.module.css'
import type { DishFormValues } from './dish-form.ts'

type DishTextsProps = { locales: readonly Locale[]; locale: Locale; onLocale: (locale: Locale) => void }

/**
 * Name and description in each language of the restaurant. One language is shown; the others show a mark when something
 * is missing.
 */
export function DishTexts({ locales, locale, onLocale }: DishTextsProps) {
  const { register } = useFormContext<DishFormValues>()
  const { errors } = useFormState<DishFormValues>({ name: 'translations' })
  const here = errors.translations?.[locale]
  const elsewhere = locales.filter(one => one !== locale && errors.translations?.[one])
  return (
    <div className={styles.texts}>
      {locales.length > 1 && (
        <div className={styles.textsHead}>
          <span className={styles.label} aria-hidden="true">
            {texts.dishTexts}
          </span>
          <LocaleSwitch locales={locales} locale={locale} onLocale={onLocale} />
        </div>
      )}
      <TextField
        key={`${locale}-name`}
        label={texts.name}
        lang={locale}
        autoComplete="off"
        error={here?.name?.message}
        {...register(`translations.${locale}.name`)}
      />
      <TextArea
        key={`${locale}-description`}
        label={texts.description}
        optional
        lang={locale}
        error={here?.description?.message}
        {...register(`translations.${locale}.description`)}
      />
      {elsewhere.map(one => (
        <p key={one} className={styles.otherError} role="alert">
          <WarningCircleIcon size={16} weight="fill" aria-hidden="true" />
          {errors.translations?.[one]?.name?.message ?? errors.translations?.[one]?.description?.message}
        </p>
      ))}
    </div>
  )
}

/** Subscribes to the typed values itself, so that a keystroke renders only these three buttons. */
function LocaleSwitch({ locales, locale, onLocale }: DishTextsProps) {
  const translations = useWatch<DishFormValues, 'translations'>({ name: 'translations' })
  return (
    <Segmented
      label={texts.dishTexts}
      size="sm"
      value={locale}
      onChange={onLocale}
      options={locales.map(one => {
        const isMissing = !translations[one]?.name.trim()
        return { value: one, label: LOCALE_NAMES[one], dot: isMissing, hint: isMissing ? texts.nameMissing : undefined }
      })}
    />
  )
}
