import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { ApiError, isNotFound } from '#ui/client/api-error.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { useDraftCalls } from '../../bringing.queries.ts'
import { useDraftChanges } from '../../use-draft-changes.ts'
import { keepBrought } from '../../entry/brought.ts'
import { JUST_BROUGHT } from '../../entry/brought-card.tsx'

/** 'Traer': one write, all or nothing, with one key until it has an answer. */
export function useApply(restaurant: Restaurant) {
  const calls = useDraftCalls(restaurant._id)
  const { settled } = useDraftChanges()
  const navigate = useNavigate()
  const scoped = useScoped()
  const key = useRef(crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const apply = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await settled()
      const { created, updated, changeId } = await calls.apply('asIs', key.current)
      keepBrought(restaurant._id, { created, updated, changeId })
      void navigate(scoped(PAGES.menu), { state: JUST_BROUGHT })
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
      if (!isNotFound(error))
        setFailure(error instanceof ApiError ? error : new ApiError({ status: 0, code: '', message: '' }))
      // A refusal is an answer: the next try is another import, perhaps of what is another draft now.
      if (isRefused) {
        key.current = crypto.randomUUID()
        await calls.reload()
      }
    } finally {
      setBusy(false)
    }
  }
  return { apply, isBusy, failure }
}
export type Applying = ReturnType<typeof useApply>
