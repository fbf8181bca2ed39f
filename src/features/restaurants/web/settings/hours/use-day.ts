import { get, useController, useFormContext, useFormState } from 'react-hook-form'
import type { Weekday } from '#shared/weekday.ts'
import type { HoursSlot } from '#features/restaurants/hours/hours.rules.ts'
import type { SettingsValues } from '#features/restaurants/profile/settings.rules.ts'

type Problem = { message?: string; open?: { message?: string }; close?: { message?: string } }

/** One day's slots, functions that change them, and the errors: of a slot, or of the whole day. */
export function useDay(day: Weekday) {
  const name = `hours.${day}` as const
  const { control, trigger } = useFormContext<SettingsValues>()
  const { field } = useController({ control, name })
  const { errors } = useFormState({ control, name })
  const problems: unknown = get(errors, name)
  const problemAt = (index: number): Problem => (Array.isArray(problems) && (problems[index] as Problem)) || {}
  /** A typed time is validated when its field is left; added and removed slots at once. */
  const change = (slots: HoursSlot[], isTyping = false) => {
    field.onChange(slots)
    if (!isTyping) void trigger(name)
  }
  return {
    slots: field.value,
    change,
    validate: field.onBlur,
    errorAt: (index: number) => {
      const { message, open, close } = problemAt(index)
      return message ?? open?.message ?? close?.message
    },
    dayError: (
      (problems as { root?: Problem; message?: string } | undefined)?.root ?? (problems as Problem | undefined)
    )?.message,
  }
}
