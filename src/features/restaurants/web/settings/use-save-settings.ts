import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { ApiError, isAbort, isNotFound, messageOf } from '#ui/client/api-error.ts'
import { showFieldErrors } from '#ui/client/form-errors.ts'
import { type Attempt, createOnce, newAttempt } from '#ui/offline/attempt.ts'
import { type Body, type Resent, storeChange } from '#ui/offline/resend.ts'
import { useSending } from '#ui/offline/use-sending.ts'
import { toast } from '#ui/toast/toast.ts'
import { type ImageField, useImageField } from '#features/images/web/index.ts'
import { LOOKS } from '#features/theme/looks.ts'
import { lookTexts } from '../../looks.texts.ts'
import type { Restaurant } from '../../restaurants.contract.ts'
import { settingsChange, type SettingsValues } from '../../profile/settings.rules.ts'
import { settingsTexts as texts } from '../../profile/settings.texts.ts'
import { restaurantChangeOf } from '../restaurant-changes.ts'
import { restaurantKeys, storeRestaurant } from '../restaurants.queries.ts'
import { useSettingsForm } from './use-settings-form.ts'

const TOAST = 'restaurant-settings'

/** What a try has sent: the changed fields, the logo, and all that was typed. */
type Sent = { change: Body; file: File | undefined; typed: SettingsValues }

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
  const { form, changeOf, seen, afterSave } = useSettingsForm(restaurant)
  const logo = useImageField({ name: 'logo', failed: texts.saveFailed })
  const sending = useSending()
  const attempt = useRef<Attempt<Sent>>(newAttempt())
  const isSaving = sending.state !== 'idle'
  const hasChanges = form.formState.isDirty || logo.isChanged

  /** The plan does not carry the look: what holds is chosen again, everything else stays as typed. */
  const takeBackLook = (error: ApiError) => {
    const { style } = restaurant.theme
    form.setValue('theme.style', style, { shouldDirty: true })
    void queryClient.invalidateQueries({ queryKey: restaurantKeys.list })
    toast.error(`${messageOf(error, texts.saveFailed)} ${lookTexts.refused(LOOKS[style].name)}`, { id: TOAST })
    document.querySelector<HTMLElement>(`[name="theme.style"][value="${style}"]`)?.focus()
  }
  const showFailure = (error: unknown) => {
    if (isAbort(error) && sending.hasLeft()) return
    if (isAbort(error)) return toast.info(texts.uploadCanceled, { id: TOAST })
    if (error instanceof ApiError && error.code === 'look_plan') return takeBackLook(error)
    if (error instanceof ApiError && error.status === 403)
      void queryClient.invalidateQueries({ queryKey: restaurantKeys.list })
    toast.error(isNotFound(error) ? texts.gone : messageOf(error, texts.saveFailed), { id: TOAST })
    if (logo.showError(error)) showError(['logo'])
    else if (showFieldErrors(error, form.setError, Object.keys(form.getValues())))
      showError(Object.keys((error as ApiError).errors))
  }
  /** One key for one wish: a lost answer is found again, and no logo is made ready twice. */
  const saveOnce = (input: Sent, upload: object): Promise<Resent<Restaurant>> => {
    const isAgain = attempt.current.sent !== null
    return createOnce<Sent, Resent<Restaurant>>(attempt.current, {
      input,
      create: ({ change, file }, key) =>
        storeChange(restaurantChangeOf(seen(), { ...upload, file }), change, { key, sent: isAgain ? change : null }),
      update: ({ thing }, later, first) => {
        // Also what the first try has changed and is as before again.
        const { logoUrl } = later.change
        const change = { ...settingsChange(first.typed, later.typed), ...(logoUrl === '' && { logoUrl }) }
        const file = later.file === first.file ? undefined : later.file
        return storeChange(restaurantChangeOf(thing, { ...upload, file }), change)
      },
    })
  }
  /** False when nothing of what was typed is stored. */
  const sendTyped = async (): Promise<boolean> => {
    const typed = structuredClone(form.getValues())
    const change = { ...changeOf(typed), ...(logo.value.kind === 'remove' && { logoUrl: '' }) }
    if (Object.keys(change).length === 0 && logo.value.kind === 'keep') return true
    const file = logo.value.kind === 'file' ? logo.value.file : undefined
    // A logo that was taken away after a failed save is not wished any more.
    if (!file && attempt.current.sent?.file) attempt.current = newAttempt()
    const { thing, kept } = await logo.send(attempt.current.key, upload => saveOnce({ change, file, typed }, upload))
    attempt.current = newAttempt()
    afterSave(thing, typed)
    storeRestaurant(queryClient, thing)
    return kept === 'mine'
  }
  const send = async () => {
    try {
      const isSaved = await sending.send(sendTyped)
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
