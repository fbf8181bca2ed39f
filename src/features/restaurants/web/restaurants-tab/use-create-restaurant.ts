import { zodResolver } from '@hookform/resolvers/zod'
import { type BaseSyntheticEvent, useLayoutEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { spanishFallback } from '#shared/fields/field-errors.ts'
import { ApiError, isAbort, isNetworkError, messageOf } from '#ui/client/api-error.ts'
import { showFieldErrors } from '#ui/client/form-errors.ts'
import { newAttempt } from '#ui/offline/attempt.ts'
import { toast } from '#ui/toast/toast.ts'
import { useImageField } from '#features/images/web/index.ts'
import { type NewRestaurantForm, newRestaurantForm } from '../../restaurants-tab/new-restaurant.rules.ts'
import { firstSlug, slugBase } from '../../slugs/slug.rules.ts'
import { restaurantsTabTexts as texts } from '../../restaurants-tab/restaurants-tab.texts.ts'
import { defaultProfile } from '../../profile/profile.fields.ts'
import { restaurantErrors } from '../../restaurants.errors.ts'
import { restaurantTexts } from '../../restaurants.texts.ts'
import { slugTexts } from '../../slugs/slug.texts.ts'
import { creationErrorText } from '../creation-error.ts'
import { createWithFreeSlug, type RestaurantAttempt } from '../slugs/free-slug.ts'
import { useReloadRestaurants } from '../use-reload-restaurants.ts'
import { type DerivedSlug, useDerivedSlug } from '../slugs/use-derived-slug.ts'

/** What the modal needs to know of the form: whether there are unsaved changes, and whether it is being sent. */
export type FormState = { isDirty: boolean; isBusy: boolean }

const { name, address, contact } = defaultProfile('')
const EMPTY: NewRestaurantForm = { name, description: '', address, contact }
const TOAST = 'create-restaurant'
const FIELDS = ['name', 'description', 'address', 'contact']

/** Errors for which the client has its own Spanish texts (3-decisions §1). */
const OWN_WORDS = new Set<string>([restaurantErrors.limit.code, restaurantErrors.slugExists.code])

/** Checks whether the slug is free; an alternative is shown (S2 §5). */
function hintOf({ state, slug, because }: DerivedSlug): string | undefined {
  if (state === 'waiting') return texts.urlChecking
  if (state === 'taken') return slugTexts.taken
  if (state === 'free') return because ? slugTexts.alternative(slug) : texts.urlFree
  return undefined
}

function failureOf(error: unknown): string {
  if (isNetworkError(error) || (error instanceof ApiError && OWN_WORDS.has(error.code))) return creationErrorText(error)
  return messageOf(error, texts.createFailed)
}

type Handlers = { onState: (state: FormState) => void; onDone: () => void }

/** State and submit of the form; a failure keeps everything that was typed (S2 §5, §8). */
export function useCreateRestaurant({ onState, onDone }: Handlers) {
  const form = useForm<NewRestaurantForm>({
    defaultValues: EMPTY,
    mode: 'onTouched',
    resolver: zodResolver(newRestaurantForm, spanishFallback),
  })
  const attempt = useRef<RestaurantAttempt>(newAttempt())
  const logo = useImageField({ name: 'logo', failed: texts.createFailed })
  const reload = useReloadRestaurants()
  const derived = useDerivedSlug(useWatch({ control: form.control, name: 'name' }), undefined)
  const { isDirty, isSubmitting, isSubmitted } = form.formState

  // Synchronous, before anything else can happen: an Escape right after a key must see that there are unsaved changes.
  useLayoutEffect(
    () => onState({ isDirty: isDirty || logo.isChanged, isBusy: isSubmitting }),
    [isDirty, logo.isChanged, isSubmitting, onState],
  )

  async function create(values: NewRestaurantForm): Promise<void> {
    const start = slugBase(values.name)
    const slug = derived.state === 'free' ? derived.slug : firstSlug(start)
    const created = await logo.send(attempt.current.key, upload =>
      createWithFreeSlug(attempt.current, { body: { ...values, slug }, base: start.base }, upload),
    )
    attempt.current = newAttempt()
    const detail = created.slug === slug ? undefined : texts.alternative(created.slug)
    toast.success(texts.created(created.name), { id: TOAST, detail })
    onDone()
    await reload()
  }

  function showFailure(error: unknown): void {
    if (isAbort(error) || logo.showError(error) || showFieldErrors(error, form.setError, FIELDS)) return
    toast.error(failureOf(error), { id: TOAST })
  }

  const submit = (event: BaseSyntheticEvent) => {
    event.preventDefault()
    if (isSubmitting || derived.state === 'exhausted') return
    void form.handleSubmit(values => create(values).catch(showFailure))(event)
  }

  const slug = {
    text: derived.slug,
    hint: hintOf(derived),
    error:
      derived.state === 'exhausted'
        ? restaurantTexts.slugTaken
        : derived.state === 'empty' && isSubmitted
          ? texts.slugRequired
          : undefined,
  }
  return { form, slug, logo, submit }
}
