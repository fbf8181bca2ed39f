import { TranslateIcon } from '@phosphor-icons/react/dist/csr/Translate'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Locale } from '#shared/locale.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { call } from '#ui/client/client.ts'
import { failureText } from '#ui/client/api-error.ts'
import { toast } from '#ui/toast/toast.ts'
import { mayChange } from '#features/restaurants/rights.rules.ts'
import { type Restaurant, updateRestaurant } from '#features/restaurants/restaurants.contract.ts'
import { storeRestaurant } from '#features/restaurants/web/index.ts'
import type { Draft } from '../../draft.contract.ts'
import { foreignLocales } from '../../screen/review.rules.ts'
import { reviewTexts as texts } from '../../screen/review.texts.ts'
import styles from './review-step.module.css'

/** Languages of the paper that the menu lacks: asked, never added silently (BRINGING §4.9). */
export function LanguageQuestions({ restaurant, draft }: { restaurant: Restaurant; draft: Draft }) {
  const queryClient = useQueryClient()
  const [refused, setRefused] = useState<readonly Locale[]>([])
  const [busy, setBusy] = useState<Locale>()
  const { _id: id, defaultLocale, supportedLocales } = restaurant
  const only = supportedLocales.length === 1 ? defaultLocale : undefined
  const add = async (locale: Locale) => {
    setBusy(locale)
    try {
      const body = { supportedLocales: [...supportedLocales, locale] }
      storeRestaurant(queryClient, await call(updateRestaurant, { params: { id }, body }))
    } catch (error) {
      toast.error(failureText(error, texts.languageFailed))
    } finally {
      setBusy(undefined)
    }
  }
  if (!mayChange(restaurant, 'look')) return null
  return foreignLocales(draft, supportedLocales)
    .filter(({ locale }) => !refused.includes(locale))
    .map(({ locale, count }) => (
      <Alert key={locale} className={styles.notice} icon={<TranslateIcon size={20} aria-hidden="true" />}>
        <b>{texts.languages(locale, count)}</b>
        {texts.languagesAsk(locale, only)}
        <span className={styles.languages}>
          <Button variant="secondary" size="sm" busy={busy === locale} onClick={() => void add(locale)}>
            {texts.languageYes(locale)}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setRefused(list => [...list, locale])}>
            {texts.languageNo(only)}
          </Button>
        </span>
      </Alert>
    ))
}
