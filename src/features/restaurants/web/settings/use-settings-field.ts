import { type FieldPathByValue, useFormContext, useFormState } from 'react-hook-form'
import type { SettingsValues } from '../../profile/settings.rules.ts'
import { useSettings } from './settings-context.ts'

type TextPath = FieldPathByValue<SettingsValues, string>

/** A text of the form, to be spread on a field; renders again only when its own error changes. */
export function useSettingsField(name: TextPath) {
  const { control, register, getFieldState } = useFormContext<SettingsValues>()
  const state = useFormState({ control, name, exact: true })
  const { formId, isReadOnly } = useSettings()
  return { ...register(name), error: getFieldState(name, state).error?.message, form: formId, readOnly: isReadOnly }
}
