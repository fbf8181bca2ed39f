import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { spanishFallback } from '#shared/field-errors.ts'
import { type Restaurant, restaurantChange } from '../../restaurants.contract.ts'
import { isSame, rebase, settingsChange, type SettingsValues, settingsValues } from '../../profile/settings.rules.ts'

/** Judges what would be sent, by the contract. */
function settingsResolver(base: () => SettingsValues): Resolver<SettingsValues> {
  const judge = zodResolver(restaurantChange, spanishFallback, { raw: true }) as unknown as Resolver<SettingsValues>
  return async (values, context, options) => {
    const { errors } = await judge(settingsChange(base(), values) as SettingsValues, context, options)
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

/**
 * One form over all tabs. The restaurant is read again every 30 seconds: what was typed stays, what nobody touched
 * follows it.
 */
export function useSettingsForm(restaurant: Restaurant) {
  const stored = useMemo(() => settingsValues(restaurant), [restaurant])
  const base = useRef(stored)
  const resolver = useMemo(() => settingsResolver(() => base.current), [])
  const form = useForm<SettingsValues>({ mode: 'onTouched', shouldFocusError: false, defaultValues: stored, resolver })
  const { getValues, reset, setValue } = form

  /** Starts from a newer restaurant; `from` is what the form held when that was asked for. */
  const follow = useCallback(
    (newer: SettingsValues, from: SettingsValues) => {
      const values = rebase(from, getValues(), newer)
      base.current = newer
      reset(newer)
      for (const key of Object.keys(settingsChange(newer, values)) as (keyof SettingsValues)[])
        setValue(key, values[key], { shouldDirty: true })
    },
    [getValues, reset, setValue],
  )
  useEffect(() => {
    if (!isSame(stored, base.current)) follow(stored, base.current)
  }, [stored, follow])

  return { form, follow, changeOf: (values: SettingsValues) => settingsChange(base.current, values) }
}
