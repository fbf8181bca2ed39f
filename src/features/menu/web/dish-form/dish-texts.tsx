import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { useEffect, useRef } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { LOCALE_NAMES, type Locale } from '#shared/locale.ts'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { formTexts as texts } from '../../menu-page.texts.ts'
import styles from './dish-editor.module.css'
import type { DishFormValues } from './dish-form.ts'

type SwitchProps = { locales: readonly Locale[]; locale: Locale; onLocale: (locale: Locale) => void }
type DishTextsProps = SwitchProps & { onFault: (locale: Locale) => void; refusals: number }

/**
 * Name and description in each language of the restaurant. One language is shown; what is wrong in the others is a link
 * to it (DAILY-WORK §3.9). Each of the `refusals` focuses the first link.
 */
export function DishTexts({ locales, locale, onLocale, onFault, refusals }: DishTextsProps) {
  const { register } = useFormContext<DishFormValues>()
  const { errors } = useFormState<DishFormValues>({ name: 'translations' })
  const here = errors.translations?.[locale]
  const elsewhere = locales.flatMap(one => {
    const { name, description } = (one !== locale && errors.translations?.[one]) || {}
    const text = name?.message ?? description?.message
    return text ? [{ locale: one, text }] : []
  })
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
      <FaultLinks faults={elsewhere} onFault={onFault} refusals={refusals} />
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
    </div>
  )
}

type FaultLinksProps = Pick<DishTextsProps, 'onFault' | 'refusals'> & {
  faults: readonly { locale: Locale; text: string }[]
}

/** What is wrong in languages that are not shown, as links to them. */
function FaultLinks({ faults, onFault, refusals }: FaultLinksProps) {
  const firstFault = useRef<HTMLButtonElement>(null)
  const answered = useRef(0)
  // The links come a render later than the refusal.
  useEffect(() => {
    if (refusals === answered.current || !firstFault.current) return
    answered.current = refusals
    firstFault.current.focus()
  })
  if (faults.length === 0) return null
  return (
    <ul className={styles.faults} role="alert">
      {faults.map(({ locale, text }, place) => (
        <li key={locale}>
          <button
            type="button"
            className={styles.fault}
            ref={place === 0 ? firstFault : undefined}
            onClick={() => onFault(locale)}
          >
            <WarningCircleIcon size={18} weight="fill" aria-hidden="true" />
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Subscribes to the typed values itself, so that a keystroke renders only these three buttons. */
function LocaleSwitch({ locales, locale, onLocale }: SwitchProps) {
  const { errors } = useFormState<DishFormValues>({ name: 'translations' })
  const translations = useWatch<DishFormValues, 'translations'>({ name: 'translations' })
  return (
    <Segmented
      label={texts.dishTexts}
      size="sm"
      value={locale}
      onChange={onLocale}
      options={locales.map(one => {
        const isNamed = Boolean(translations[one]?.name.trim())
        if (errors.translations?.[one]) {
          return { value: one, label: LOCALE_NAMES[one], dot: 'wrong', hint: isNamed ? texts.wrong : texts.nameMissing }
        }
        return { value: one, label: LOCALE_NAMES[one], dot: isNamed ? 'done' : 'untouched' }
      })}
    />
  )
}
