import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import type { BodyInput } from '#shared/endpoint.ts'
import { isUsableSlug, normalizeSlug } from '#shared/slug.ts'
import { nextSlug } from '../../slugs/slug.rules.ts'
import { getRestaurant, type Restaurant, updateRestaurant } from '../../restaurants.contract.ts'
import { restaurantErrors } from '../../restaurants.errors.ts'
import { slugTexts as texts } from '../../slugs/slug.texts.ts'
import { findFreeSlug } from './free-slug.ts'
import { storeRestaurant } from '../restaurants.queries.ts'

export type SlugNote = { kind: 'error' | 'taken' | 'alternative'; text: string }

/**
 * State of changing a slug: an unchanged one closes the form; a taken one is replaced by a free alternative, which must
 * be saved again (S2 §2, §5). `onDone` is called when it is saved or unchanged.
 */
export function useSlugChange(restaurant: Restaurant, onDone: () => void) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState(restaurant.slug)
  const [note, setNote] = useState<SlugNote | null>(null)
  const [isBusy, setBusy] = useState(false)
  const slug = normalizeSlug(typed)

  const type = (value: string) => {
    setTyped(value)
    setNote(null)
  }
  /** Starts with a number, because the base itself is taken. */
  const propose = async (base: string) => {
    setNote({ kind: 'taken', text: texts.taken })
    const free = await findFreeSlug(nextSlug(base), base)
    if (!free) return setNote({ kind: 'error', text: texts.exhausted })
    setTyped(free)
    setNote({ kind: 'alternative', text: free })
  }
  const save = async () => {
    const free = await findFreeSlug(slug, slug, { onTaken: () => setNote({ kind: 'taken', text: texts.taken }) })
    if (!free) return setNote({ kind: 'error', text: texts.exhausted })
    if (free !== slug) {
      setTyped(free)
      return setNote({ kind: 'alternative', text: free })
    }
    const { _id: id } = restaurant
    const newest = await call(getRestaurant, { params: { id } })
    // The call sends the whole restaurant (S2 §7), loaded just now, so that other people's changes are kept.
    const body = { ...newest, slug } as BodyInput<typeof updateRestaurant>
    storeRestaurant(queryClient, await call(updateRestaurant, { params: { id }, body }))
    toast.success(texts.updated, { id: 'slug' })
    onDone()
  }
  const submit = async () => {
    if (isBusy) return
    if (!isUsableSlug(slug)) return setNote({ kind: 'error', text: texts.invalid })
    if (slug === restaurant.slug) return onDone()
    setBusy(true)
    setNote(null)
    try {
      await save()
    } catch (error) {
      if (error instanceof ApiError && error.code === restaurantErrors.slugExists.code) await propose(slug)
      else {
        if (error instanceof ApiError && error.errors.slug) setNote({ kind: 'error', text: error.errors.slug })
        const isFull = error instanceof ApiError && error.code === restaurantErrors.slugLimit.code
        toast.error(messageOf(error, texts.failed), { id: 'slug', ...(isFull && { detail: texts.limitHint }) })
      }
    }
    setBusy(false)
  }
  return { typed, slug, note, isBusy, type, submit }
}
