import { useEffect, useRef, useState } from 'react'
import { firstSlug, slugBase } from '../../slugs/slug.rules.ts'
import { SLUG_CHECK_DEBOUNCE_MS } from '../../restaurants.limits.ts'
import { findFreeSlug } from './free-slug.ts'

export type DerivedSlug = {
  /** The slug on the screen: the one that is being checked, or the free one. */
  slug: string
  state: 'empty' | 'waiting' | 'taken' | 'free' | 'exhausted'
  /** Why it differs from the name: taken, or no usable letter in the name. */
  because?: { reason: 'taken' | 'unusable'; wanted: string }
}

/** The values from before a reload. */
export type KnownSlug = { name: string; slug: string } | undefined

/**
 * The slug of a name: derived at once, checked 500 ms after a change, replaced by an alternative when it is taken (S1
 * §2). `known` is the earlier answer, so that a reload does not create another random number.
 */
export function useDerivedSlug(name: string, known: KnownSlug): DerivedSlug {
  const [result, setResult] = useState<{ name: string; derived: DerivedSlug } | null>(null)
  const earlier = useRef(known)
  const trimmed = name.trim()

  useEffect(() => {
    if (!trimmed) return
    const start = slugBase(trimmed)
    const kept = earlier.current?.name === trimmed ? earlier.current.slug : undefined
    const wanted = kept ?? firstSlug(start)
    const reason = start.isUsable ? 'taken' : 'unusable'
    const checking = new AbortController()
    const show = (derived: DerivedSlug) => setResult({ name: trimmed, derived })
    const check = async () => {
      const onTaken = () => show({ slug: wanted, state: 'taken' })
      const free = await findFreeSlug(wanted, start.base, { signal: checking.signal, onTaken })
      if (checking.signal.aborted) return
      if (!free) return show({ slug: wanted, state: 'exhausted' })
      earlier.current = { name: trimmed, slug: free }
      const isOther = !start.isUsable || free !== start.base
      show({ slug: free, state: 'free', ...(isOther && { because: { reason, wanted: start.base } }) })
    }
    const timer = setTimeout(() => void check().catch(() => undefined), kept ? 0 : SLUG_CHECK_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      checking.abort()
    }
  }, [trimmed])

  if (!trimmed) return { slug: '', state: 'empty' }
  if (result?.name === trimmed) return result.derived
  return { slug: slugBase(trimmed).base, state: 'waiting' }
}
