import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, isRefusal, messageOf } from '#ui/client/api-error.ts'
import { type Resendable, storeChange } from '#ui/offline/resend.ts'
import { toast } from '#ui/toast/toast.ts'
import { isUsableSlug, normalizeSlug } from '#shared/slug.ts'
import { nextSlug } from '../../slugs/slug.rules.ts'
import type { Restaurant } from '../../restaurants.contract.ts'
import { restaurantErrors } from '../../restaurants.errors.ts'
import { slugTexts as texts } from '../../slugs/slug.texts.ts'
import { findFreeSlug } from './free-slug.ts'
import { restaurantChangeOf } from '../restaurant-changes.ts'
import { storeRestaurant } from '../restaurants.queries.ts'

export type SlugNote = { kind: 'error' | 'taken' | 'alternative'; text: string }

/** The call sends the whole restaurant (S2 §7), as it was seen last, so that other people's changes are kept. */
function slugChangeOf(seen: Restaurant): Resendable<Restaurant> {
  const change = restaurantChangeOf(seen)
  let whole = seen
  return {
    ...change,
    send: (part, ifMatch, key) => change.send({ ...whole, ...part }, ifMatch, key),
    merge: versions => {
      whole = versions.theirs
      return change.merge(versions)
    },
  }
}

/**
 * State of changing a slug: an unchanged one closes the form; a taken one is replaced by a free alternative, which must
 * be saved again (S2 §2, §5). `onDone` is called when it is saved or unchanged.
 */
export function useSlugChange(restaurant: Restaurant, start: string, onDone: () => void) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState(start)
  const [note, setNote] = useState<SlugNote | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [seen, setSeen] = useState(restaurant)
  /** Whose saving nobody has answered: it may be this restaurant's own by now. */
  const unanswered = useRef<string>(null)
  const slug = normalizeSlug(typed)

  const type = (value: string) => {
    setTyped(value)
    setNote(null)
  }
  /** The form is opened: what was saved or loaded before is what the user sees. */
  const begin = () => {
    setSeen(restaurant)
    type(restaurant.slug)
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
    const onTaken = () => setNote({ kind: 'taken', text: texts.taken })
    const free = unanswered.current === slug ? slug : await findFreeSlug(slug, slug, { onTaken })
    if (!free) return setNote({ kind: 'error', text: texts.exhausted })
    if (free !== slug) {
      setTyped(free)
      return setNote({ kind: 'alternative', text: free })
    }
    const { thing, kept } = await storeChange(slugChangeOf(seen), { slug })
    storeRestaurant(queryClient, thing)
    if (kept === 'mine') toast.success(texts.updated, { id: 'slug' })
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
      unanswered.current = isRefusal(error) ? null : slug
      if (error instanceof ApiError && error.code === restaurantErrors.slugExists.code) await propose(slug)
      else {
        if (error instanceof ApiError && error.errors.slug) setNote({ kind: 'error', text: error.errors.slug })
        const isFull = error instanceof ApiError && error.code === restaurantErrors.slugLimit.code
        toast.error(messageOf(error, texts.failed), { id: 'slug', ...(isFull && { detail: texts.limitHint }) })
      }
    }
    setBusy(false)
  }
  return { typed, slug, note, isBusy, begin, type, submit }
}
