import { useQueryClient } from '@tanstack/react-query'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { ApiError, isAbort, messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { showFieldErrors } from '#ui/client/form-errors.ts'
import { useSending } from '#ui/offline/use-sending.ts'
import { askWhose } from '#ui/offline/whose.ts'
import { toast } from '#ui/toast/toast.ts'
import { type ImageField, useImageField } from '#features/images/web/index.ts'
import { getRestaurant, type Restaurant, updateRestaurant } from '../../restaurants.contract.ts'
import { collides, type SettingsValues, settingsValues } from '../../profile/settings.rules.ts'
import { settingsTexts as texts } from '../../profile/settings.texts.ts'
import { restaurantKeys, storeRestaurant } from '../restaurants.queries.ts'
import { useSettingsForm } from './use-settings-form.ts'

const TOAST = 'restaurant-settings'

export type SettingsState = {
  form: UseFormReturn<SettingsValues>
  logo: ImageField
  hasChanges: boolean
  isSaving: boolean
  /** Without a connection: it is saved by itself when it is back. */
  isWaiting: boolean
  save: () => Promise<void>
}

/** The form, the waiting logo, and one save for all tabs; `showError` gets the paths of the fields with errors. */
export function useSaveSettings(restaurant: Restaurant, showError: (paths: string[]) => void): SettingsState {
  const queryClient = useQueryClient()
  const { form, follow, changeOf, stored } = useSettingsForm(restaurant)
  const logo = useImageField({ name: 'logo', failed: texts.saveFailed })
  const sending = useSending()
  const isSaving = sending.state !== 'idle'
  const hasChanges = form.formState.isDirty || logo.isChanged

  const showFailure = (error: unknown) => {
    if (isAbort(error) && sending.hasLeft()) return
    if (isAbort(error)) return toast.info(texts.uploadCanceled, { id: TOAST })
    if (error instanceof ApiError && error.status === 403)
      void queryClient.invalidateQueries({ queryKey: restaurantKeys.list })
    toast.error(messageOf(error, texts.saveFailed), { id: TOAST })
    if (logo.showError(error)) showError(['logo'])
    else if (showFieldErrors(error, form.setError, Object.keys(form.getValues())))
      showError(Object.keys((error as ApiError).errors))
  }
  /** What waited for the connection is not sent over somebody else's change of the same field unasked. */
  const rebase = async (): Promise<'mine' | 'theirs'> => {
    const newest = await call(getRestaurant, { params: { id: restaurant._id } })
    const theirs = settingsValues(newest)
    const isContested = collides(stored(), form.getValues(), theirs)
    const isTheirs = isContested && !(await askWhose({ name: restaurant.name, lines: [] }))
    follow(theirs, stored(), isTheirs)
    storeRestaurant(queryClient, newest)
    return isTheirs ? 'theirs' : 'mine'
  }
  /** False when nothing was left to send. */
  const sendTyped = async (): Promise<boolean> => {
    const typed = structuredClone(form.getValues())
    const change = { ...changeOf(typed), ...(logo.value.kind === 'remove' && { logoUrl: '' }) }
    if (Object.keys(change).length === 0 && logo.value.kind === 'keep') return false
    const request = { params: { id: restaurant._id }, body: change as never }
    const saved = await logo.send(upload => call(updateRestaurant, { ...request, ...upload }))
    follow(settingsValues(saved), typed)
    storeRestaurant(queryClient, saved)
    return true
  }
  const send = async () => {
    try {
      const isSaved = await sending.send(async isAgain => {
        const kept = isAgain ? await rebase() : 'mine'
        return (await sendTyped()) || kept === 'mine'
      })
      logo.reset()
      if (isSaved) toast.success(texts.saved, { id: TOAST })
    } catch (error) {
      showFailure(error)
    }
  }
  const save = async () => {
    if (isSaving || !hasChanges || restaurant.readOnly) return
    await form.handleSubmit(send, errors => showError(pathsOf(errors)))()
  }
  return { form, logo, hasChanges, isSaving, isWaiting: sending.state === 'waiting', save }
}

const pathsOf = (errors: FieldErrors<SettingsValues>): string[] => Object.keys(errors)
