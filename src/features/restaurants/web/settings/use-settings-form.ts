import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { spanishFallback } from '#shared/fields/field-errors.ts'
import { isSame } from '#shared/fields/three-way.ts'
import { type Restaurant, restaurantChange } from '../../restaurants.contract.ts'
import {
  mergeEdits,
  seenAfter,
  settingsChange,
  type SettingsValues,
  settingsValues,
} from '../../profile/settings.rules.ts'

/** Validates the body that would be sent, with the contract's schema. */
function settingsResolver(base: () => SettingsValues): Resolver<SettingsValues> {
  const validate = zodResolver(restaurantChange, spanishFallback, { raw: true }) as unknown as Resolver<SettingsValues>
  return async (values, context, options) => {
    const { errors } = await validate(settingsChange(base(), values) as SettingsValues, context, options)
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

/**
 * One form for all tabs. The restaurant is loaded again every 30 seconds: edited fields stay as typed, all others
 * follow it.
 */
export function useSettingsForm(restaurant: Restaurant) {
  const stored = useMemo(() => settingsValues(restaurant), [restaurant])
  const base = useRef(stored)
  const resolver = useMemo(() => settingsResolver(() => base.current), [])
  const form = useForm<SettingsValues>({ mode: 'onTouched', shouldFocusError: false, defaultValues: stored, resolver })
  const { getValues, reset, setValue } = form

  /** Each field as it was when its editing began, and the version that all of them are at least as new as. */
  const seen = useRef({ values: stored, updatedAt: restaurant.updatedAt })

  /** Takes over a newer restaurant; `from` are the form's values when it was requested. Edited fields stay as typed. */
  const follow = useCallback(
    (newer: SettingsValues, from: SettingsValues) => {
      const values = mergeEdits(from, getValues(), newer)
      base.current = newer
      reset(newer)
      for (const key of Object.keys(settingsChange(newer, values)) as (keyof SettingsValues)[])
        setValue(key, values[key], { shouldDirty: true })
    },
    [getValues, reset, setValue],
  )
  useEffect(() => {
    const [before, typed] = [base.current, getValues()]
    const { updatedAt } = isSame(before, typed) ? restaurant : seen.current
    seen.current = { values: seenAfter(before, typed, stored, seen.current.values), updatedAt }
    if (!isSame(stored, before)) follow(stored, before)
  }, [stored, follow, getValues, restaurant])

  return {
    form,
    changeOf: (values: SettingsValues) => settingsChange(base.current, values),
    /** The restaurant as the user saw it while editing, for `If-Match` and for what is asked. */
    seen: (): Restaurant => {
      const { values, updatedAt } = seen.current
      return { ...restaurant, ...values, theme: { ...restaurant.theme, ...values.theme }, updatedAt }
    },
    /** What was stored of the values `typed`. */
    afterSave: (saved: Restaurant, typed: SettingsValues) => {
      const values = settingsValues(saved)
      seen.current = { values, updatedAt: saved.updatedAt }
      follow(values, typed)
    },
  }
}
