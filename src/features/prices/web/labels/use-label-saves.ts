import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { ApiError, failureText, isNotFound } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Names } from '../../names.ts'
import { priceFormTexts as texts } from '../../price-form.texts.ts'
import { createPriceLabel, deletePriceLabel, type OwnLabel, updatePriceLabel } from '../../prices.contract.ts'
import { priceTexts } from '../../prices.texts.ts'
import { priceLabelsOf } from '../prices.queries.ts'

/** Saves and deletes a label of the house; what is refused is said in the form, and what was typed stays there. */
export function useLabelSaves({ _id: restaurantId, defaultLocale }: Restaurant, label: OwnLabel | null) {
  const queryClient = useQueryClient()
  const { queryKey } = priceLabelsOf(restaurantId)
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Partial<Record<Locale, string>>>({})
  const [problem, setProblem] = useState<string>()
  const forget = () => {
    setErrors({})
    setProblem(undefined)
  }
  /** Another try is over what the refusal has loaded. */
  const newest = () => queryClient.getQueryData(queryKey)?.find(one => one._id === label?._id) ?? label
  const run = async <Answer>(send: () => Promise<Answer>): Promise<Answer | undefined> => {
    forget()
    setBusy(true)
    try {
      return await send()
    } catch (error) {
      const byField = error instanceof ApiError ? error.errors : {}
      const known = LOCALES.flatMap(one => (byField[`names.${one}`] ? [[one, byField[`names.${one}`]]] : []))
      setErrors(Object.fromEntries(known) as Partial<Record<Locale, string>>)
      if (known.length === 0) setProblem(failureText(error, texts.labelFailed))
      if (label) void queryClient.invalidateQueries({ queryKey })
      return undefined
    } finally {
      setBusy(false)
    }
  }
  const keep = (saved: OwnLabel): OwnLabel => {
    queryClient.setQueryData(queryKey, (list = []) =>
      list.some(one => one._id === saved._id)
        ? list.map(one => (one._id === saved._id ? saved : one))
        : [...list, saved],
    )
    return saved
  }
  return {
    isBusy,
    errors,
    problem,
    forget,
    save: async (names: Names): Promise<OwnLabel | undefined> => {
      if (!names[defaultLocale]?.trim()) {
        setErrors({ [defaultLocale]: priceTexts.nameRequired })
        return undefined
      }
      const before = newest()
      const saved = await run(() =>
        before
          ? call(updatePriceLabel, { params: { id: before._id }, body: { names }, ifMatch: before.updatedAt })
          : call(createPriceLabel, { params: { id: restaurantId }, body: { names } }),
      )
      return saved && keep(saved)
    },
    /** Answers whether it is gone. */
    remove: async (): Promise<boolean> => {
      const before = newest()
      if (!before) return false
      const removed = await run(async () => {
        await call(deletePriceLabel, { params: { id: before._id }, ifMatch: before.updatedAt }).catch(error => {
          if (!isNotFound(error)) throw error
        })
        return true
      })
      if (removed) queryClient.setQueryData(queryKey, list => list?.filter(one => one._id !== before._id))
      return removed ?? false
    },
  }
}
