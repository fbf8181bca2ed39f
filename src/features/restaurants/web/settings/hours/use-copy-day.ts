import { useFormContext } from 'react-hook-form'
import type { Weekday } from '#shared/weekday.ts'
import type { SettingsValues } from '#features/restaurants/profile/settings.rules.ts'

/** Gives other days the slots of one. */
export function useCopyDay() {
  const { getValues, setValue, trigger } = useFormContext<SettingsValues>()
  return (from: Weekday, to: readonly Weekday[]) => {
    for (const day of to) setValue(`hours.${day}`, structuredClone(getValues(`hours.${from}`)), { shouldDirty: true })
    void trigger(to.map(day => `hours.${day}` as const))
  }
}
