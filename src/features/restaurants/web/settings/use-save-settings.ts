import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { ApiError, isAbort, messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { showFieldErrors } from '#ui/client/form-errors.ts'
import { toast } from '#ui/toast/toast.ts'
import { type ImageField, useImageField } from '#features/images/web/index.ts'
import { type Restaurant, updateRestaurant } from '../../restaurants.contract.ts'
import { type SettingsValues, settingsValues } from '../../profile/settings.rules.ts'
import { settingsTexts as texts } from '../../profile/settings.texts.ts'
import { restaurantKeys, storeRestaurant } from '../restaurants.queries.ts'
import { useSettingsForm } from './use-settings-form.ts'

const TOAST = 'restaurant-settings'

export type SettingsState = {
  form: UseFormReturn<SettingsValues>
  logo: ImageField
  hasChanges: boolean
  isSaving: boolean
  save: () => Promise<void>
}

/** The form, the waiting logo, and one save for all tabs; `showError` gets the paths of the fields with errors. */
export function useSaveSettings(restaurant: Restaurant, showError: (paths: string[]) => void): SettingsState {
  const queryClient = useQueryClient()
  const { form, follow, changeOf } = useSettingsForm(restaurant)
  const logo = useImageField({ name: 'logo', failed: texts.saveFailed })
  const [isSaving, setSaving] = useState(false)
  const hasChanges = form.formState.isDirty || logo.isChanged

  const showFailure = (error: unknown) => {
    if (isAbort(error)) return toast.info(texts.uploadCanceled, { id: TOAST })
    if (error instanceof ApiError && error.status === 403)
      void queryClient.invalidateQueries({ queryKey: restaurantKeys.list })
    toast.error(messageOf(error, texts.saveFailed), { id: TOAST })
    if (logo.showError(error)) showError(['logo'])
    else if (showFieldErrors(error, form.setError, Object.keys(form.getValues())))
      showError(Object.keys((error as ApiError).errors))
  }
  const send = async (values: SettingsValues) => {
    const typed = structuredClone(values)
    const change = { ...changeOf(typed), ...(logo.value.kind === 'remove' && { logoUrl: '' }) }
    const request = { params: { id: restaurant._id }, body: change as never }
    setSaving(true)
    try {
      const saved = await logo.send(upload => call(updateRestaurant, { ...request, ...upload }))
      follow(settingsValues(saved), typed)
      logo.reset()
      storeRestaurant(queryClient, saved)
      toast.success(texts.saved, { id: TOAST })
    } catch (error) {
      showFailure(error)
    }
    setSaving(false)
  }
  const save = async () => {
    if (isSaving || !hasChanges || restaurant.readOnly) return
    await form.handleSubmit(send, errors => showError(pathsOf(errors)))()
  }
  return { form, logo, hasChanges, isSaving, save }
}

const pathsOf = (errors: FieldErrors<SettingsValues>): string[] => Object.keys(errors)
