import { useFormContext } from 'react-hook-form'
import type { Weekday } from '#shared/weekday.ts'
import type { SettingsValues } from '#features/restaurants/profile/settings.rules.ts'

/** Copies the slots of one day to other days. */
export function useCopyDay() {
  const { getValues, setValue, trigger } = useFormContext<SettingsValues>()
  return (from: Weekday, to: readonly Weekday[]) => {
    for (const day of to) setValue(`hours.${day}`, structuredClone(getValues(`hours.${from}`)), { shouldDirty: true })
    void trigger(to.map(day => `hours.${day}` as const))
  }
}
