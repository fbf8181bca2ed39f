import { useCallback, useEffect, useState } from 'react'
import { keepDraft, readDraft } from '#ui/unsaved/drafts.ts'
import { useUnsaved } from '#ui/unsaved/unsaved.ts'
import { isOfHouse } from '#features/identity/house.rules.ts'
import { useUser } from '#features/identity/web/index.ts'
import type { Restaurant } from '../../restaurants.contract.ts'
import { useSlugChange } from './use-slug-change.ts'

export type SlugFormState = ReturnType<typeof useSlugForm>

/**
 * The form that changes a slug, closed or open. What is typed is kept in this browser until it is saved or discarded,
 * so that neither another tab nor another page loses it.
 */
export function useSlugForm(restaurant: Restaurant) {
  const user = useUser()
  const { id } = user
  const draft = `slug.${restaurant._id}`
  const [kept] = useState(() => keptSlug(readDraft(id, draft)))
  const mayChange = isOfHouse(user) && restaurant.readOnly === null
  const [isOpen, setOpen] = useState(kept !== null)
  const [isAsked, setAsked] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const change = useSlugChange(restaurant, kept ?? restaurant.slug, close)
  const { typed, begin } = change
  const isChanged = mayChange && isOpen && typed.trim() !== restaurant.slug
  useUnsaved(isChanged)
  useEffect(() => keepDraft(id, draft, isChanged ? { typed } : null), [id, draft, isChanged, typed])
  return {
    ...change,
    mayChange,
    isOpen: mayChange && isOpen,
    isChanged,
    /** True when the person has opened it just now: only then it takes the focus. */
    isAsked,
    open: () => {
      begin()
      setAsked(true)
      setOpen(true)
    },
    close,
    discard: () => keepDraft(id, draft, null),
  }
}

function keptSlug(draft: unknown): string | null {
  const { typed } = (draft ?? {}) as { typed?: unknown }
  return typeof typed === 'string' ? typed : null
}
