import { useState } from 'react'
import { isAbort, messageOf } from '#ui/client/api-error.ts'
import { useSending } from '#ui/offline/use-sending.ts'
import { toast } from '#ui/toast/toast.ts'
import type { AllergenNotice } from '#features/allergens/allergens.contract.ts'
import { ALLERGEN_NOTICE_MAX } from '#features/allergens/allergens.limits.ts'
import { useNoticeSaving } from '#features/allergens/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { LOCALE_NAMES, LOCALES, type Locale } from '#shared/locale.ts'
import { houseBody, houseValues, type HouseValues, longNotice } from '../../house/house-form.ts'
import { houseTexts as texts } from '../../house/house.texts.ts'

const TOAST = 'house-allergens'

/** The languages of the house, its main one first. */
const localesOf = ({ defaultLocale, supportedLocales }: Restaurant): Locale[] => [
  defaultLocale,
  ...LOCALES.filter(locale => locale !== defaultLocale && supportedLocales.includes(locale)),
]

/** What the house says of its kitchen as it is typed, and its saving; without a connection it waits. */
export function useHouseForm(restaurant: Restaurant, stored: AllergenNotice) {
  const locales = localesOf(restaurant)
  const [seen, setSeen] = useState(stored)
  const [start, setStart] = useState(() => houseValues(stored, locales))
  const [values, setValues] = useState(start)
  const [locale, setLocale] = useState(restaurant.defaultLocale)
  const sending = useSending()
  const saving = useNoticeSaving(restaurant._id)
  const body = houseBody(values, start)
  const isDirty = Object.keys(body).length > 0
  const tooLong = longNotice(values.notice, locales)
  const restart = (next: AllergenNotice) => {
    setSeen(next)
    setStart(houseValues(next, locales))
    setValues(houseValues(next, locales))
  }
  // Somebody else has saved, and nothing is typed here.
  if (stored.updatedAt > seen.updatedAt && !isDirty) restart(stored)

  const save = async () => {
    if (tooLong) return setLocale(tooLong)
    if (!isDirty) return
    try {
      const { thing, kept } = await sending.send(() => saving(seen, body))
      restart(thing)
      if (kept === 'mine') toast.success(texts.saved, { id: TOAST })
    } catch (error) {
      if (!isAbort(error)) toast.error(messageOf(error, texts.saveFailed), { id: TOAST })
    }
  }
  return {
    locales,
    locale,
    setLocale,
    values,
    change: (changes: Partial<HouseValues>) => setValues({ ...values, ...changes }),
    error: tooLong && texts.tooLong(ALLERGEN_NOTICE_MAX, LOCALE_NAMES[tooLong]),
    isDirty,
    sending,
    save,
  }
}
export type HouseForm = ReturnType<typeof useHouseForm>
