import { imageErrors } from '#features/images/images.errors.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { ApiError, messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { showFieldErrors } from '#ui/client/form-errors.ts'
import type { ImageValue } from '#ui/image-upload/image-upload.tsx'
import { toast } from '#ui/toast/toast.ts'
import { type Restaurant, updateRestaurant } from '../../restaurants.contract.ts'
import { type SettingsValues, settingsValues } from '../../profile/settings.rules.ts'
import { settingsTexts as texts } from '../../profile/settings.texts.ts'
import { restaurantKeys, storeRestaurant } from '../restaurants.queries.ts'
import type { Logo } from './settings-context.ts'
import { useSettingsForm } from './use-settings-form.ts'

const TOAST = 'restaurant-settings'
const KEEP: ImageValue = { kind: 'keep' }
/** 413 and 415 speak of the picture. */
const IMAGE_STATUSES = new Set([413, 415])

export type SettingsState = {
  form: UseFormReturn<SettingsValues>
  logo: Logo
  hasChanges: boolean
  isSaving: boolean
  save: () => Promise<void>
}

/** The form, the logo that waits, and one save over all tabs; `showError` gets the paths of what is wrong. */
export function useSaveSettings(restaurant: Restaurant, showError: (paths: string[]) => void): SettingsState {
  const queryClient = useQueryClient()
  const { form, follow, changeOf } = useSettingsForm(restaurant)
  const [logo, setLogo] = useState<ImageValue>(KEEP)
  const [logoError, setLogoError] = useState<string>()
  const [progress, setProgress] = useState<number | null>(null)
  const [isSaving, setSaving] = useState(false)
  const sending = useRef<AbortController>(null)
  const hasChanges = form.formState.isDirty || logo.kind !== 'keep'

  const refuse = (error: unknown) => {
    if (sending.current?.signal.aborted) return toast.info(texts.uploadCanceled, { id: TOAST })
    if (error instanceof ApiError && error.status === 403)
      void queryClient.invalidateQueries({ queryKey: restaurantKeys.list })
    toast.error(messageOf(error, texts.saveFailed), { id: TOAST })
    if (isOfLogo(error)) {
      setLogoError(messageOf(error, texts.saveFailed))
      showError(['logo'])
    } else if (showFieldErrors(error, form.setError, Object.keys(form.getValues())))
      showError(Object.keys((error as ApiError).errors))
  }
  const send = async (values: SettingsValues) => {
    const typed = structuredClone(values)
    const file = logo.kind === 'file' ? logo.file : undefined
    const body = { ...changeOf(typed), ...(logo.kind === 'remove' && { logoUrl: '' }) }
    sending.current = new AbortController()
    setSaving(true)
    if (file) setProgress(0)
    try {
      const { signal } = sending.current
      const upload = { signal, ...(file && { file, onProgress: setProgress }) }
      const saved = await call(updateRestaurant, { params: { id: restaurant._id }, body: body as never, ...upload })
      follow(settingsValues(saved), typed)
      setLogo(now => (now === logo ? KEEP : now))
      storeRestaurant(queryClient, saved)
      toast.success(texts.saved, { id: TOAST })
    } catch (error) {
      refuse(error)
    }
    setProgress(null)
    setSaving(false)
  }
  const change = (value: ImageValue) => {
    setLogoError(undefined)
    setLogo(value)
  }
  const save = async () => {
    if (isSaving || !hasChanges || restaurant.readOnly) return
    await form.handleSubmit(send, errors => showError(pathsOf(errors)))()
  }
  const cancel = () => sending.current?.abort()
  return { form, logo: { value: logo, error: logoError, change, progress, cancel }, hasChanges, isSaving, save }
}

const pathsOf = (errors: FieldErrors<SettingsValues>): string[] => Object.keys(errors)

const isOfLogo = (error: unknown): boolean =>
  error instanceof ApiError &&
  (IMAGE_STATUSES.has(error.status) || error.code === imageErrors.quota.code || 'logo' in error.errors)
