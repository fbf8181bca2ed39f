import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { Locale } from '#shared/locale.ts'
import { type DishFormValues, FORM_KEYS } from './dish-form.ts'

/** Which of the languages the dish form shows, and where the focus goes: to what is wrong, or to the first name. */
export function useFormLanguage(form: UseFormReturn<DishFormValues>, locales: readonly Locale[]) {
  const first = locales[0] ?? 'es'
  const [locale, setLocale] = useState<Locale>(first)
  const [refusals, setRefusals] = useState(0)
  const isWrong = (name: FieldPath<DishFormValues>) => form.getFieldState(name).error !== undefined
  const show = (wanted: Locale, field: 'name' | 'description') => {
    flushSync(() => setLocale(wanted))
    form.setFocus(`translations.${wanted}.${field}`)
  }
  const showFault = (wrong: Locale) => show(wrong, isWrong(`translations.${wrong}.name`) ? 'name' : 'description')
  return {
    locale,
    setLocale,
    /** Shows a language and focuses what is wrong in it. */
    showFault,
    /** How many times a save was refused only because of languages that are not shown. */
    refusals,
    showFirstName: () => show(first, 'name'),
    /** Focuses the first field with an error; faults of other languages are links, the first of which is focused. */
    showErrors: () => {
      if (isWrong(`translations.${locale}`)) return showFault(locale)
      if (locales.some(one => isWrong(`translations.${one}`))) return setRefusals(count => count + 1)
      form.setFocus(FORM_KEYS.find(isWrong) ?? 'categoryId')
    },
  }
}
