import {
  createWithFreeSlug,
  creationErrorText,
  type RestaurantAttempt,
  restaurantKeys,
} from '#features/restaurants/web/index.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isPlanEnded } from '#shared/plan-codes.ts'
import type { Locale } from '#shared/locale.ts'
import type { ImageField } from '#features/images/web/index.ts'
import { ApiError } from '#ui/client/api-error.ts'
import { newAttempt } from '#ui/offline/attempt.ts'
import { toast } from '#ui/toast/toast.ts'
import { useCurrentUser, useUser } from '#features/identity/web/index.ts'
import { onboardingRestaurant } from '../onboarding.rules.ts'
import { firstSlug, slugBase } from '#features/restaurants/slugs/slug.rules.ts'
import type { Trio } from '#features/theme/trios.ts'
import { onboardingTexts as texts } from '../onboarding.texts.ts'

const TOAST = 'create-restaurant'

type Choice = { name: string; locale: Locale; trio: Trio; slug: string | undefined }
type Handlers = {
  logo: ImageField
  onDone: () => void
  onNameRefused: (text: string) => void
  /** The logo says itself what is wrong with it. */
  onLogoRefused: () => void
}

/** Creates the first restaurant; the guard around the wizard then opens the dashboard (S1 §2). */
export function useFinishOnboarding({ logo, onDone, onNameRefused, onLogoRefused }: Handlers) {
  const user = useUser()
  const { setUser, reloadUser } = useCurrentUser()
  const queryClient = useQueryClient()
  const attempt = useRef<RestaurantAttempt>(newAttempt())
  const [isBusy, setIsBusy] = useState(false)

  const create = async ({ name, locale, trio, slug }: Choice) => {
    const start = slugBase(name)
    const body = onboardingRestaurant({ name, locale, trio, slug: slug ?? firstSlug(start) })
    const wanted = { body: { ...body, slug: body.slug ?? start.base }, base: start.base }
    const created = await logo.send(attempt.current.key, upload => createWithFreeSlug(attempt.current, wanted, upload))
    if (created.slug !== slug) toast.info(texts.changedWhileCreating(created.slug))
    onDone()
    await queryClient.invalidateQueries({ queryKey: restaurantKeys.all })
    setUser({ ...user, restaurantIds: [created._id], currentRestaurantId: created._id })
  }

  /** The call may have worked although its answer was lost; then nothing is left to do. */
  const isCreatedAfterAll = async (): Promise<boolean> => {
    const now = await reloadUser().catch(() => null)
    return (now?.restaurantIds.length ?? 0) > 0
  }

  const finish = async (choice: Choice) => {
    if (isBusy) return
    setIsBusy(true)
    toast.close(TOAST)
    try {
      await create(choice)
    } catch (error) {
      if (await isCreatedAfterAll()) return onDone()
      if (logo.showError(error)) return onLogoRefused()
      const refusal = error instanceof ApiError ? error.errors['name'] : undefined
      if (refusal) onNameRefused(refusal)
      else if (!(error instanceof ApiError && isPlanEnded(error.code)))
        toast.error(creationErrorText(error), { id: TOAST })
    } finally {
      setIsBusy(false)
    }
  }
  return { finish, isBusy }
}
