import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { spanishFallback } from '#shared/fields/field-errors.ts'
import { type Restaurant, restaurantChange } from '../../restaurants.contract.ts'
import {
  isSame,
  mergeEdits,
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

  /**
   * Takes over a newer restaurant; `from` are the form's values when it was requested. Fields that both have changed
   * stay as typed, unless theirs win.
   */
  const follow = useCallback(
    (newer: SettingsValues, from: SettingsValues, theirsWin = false) => {
      const values = theirsWin ? mergeEdits(from, newer, getValues()) : mergeEdits(from, getValues(), newer)
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

  const changeOf = (values: SettingsValues) => settingsChange(base.current, values)
  return { form, follow, changeOf, stored: () => base.current }
}
