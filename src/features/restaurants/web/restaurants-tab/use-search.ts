import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#ui/client/client.ts'
import { listRestaurants } from '../../restaurants.contract.ts'
import { SEARCH_DEBOUNCE_MS } from '../../restaurants.limits.ts'
import { restaurantKeys } from '../restaurants.queries.ts'

/** An admin's search, sent 300 ms after the last key; a new text starts at the first page (3-decisions §3). */
export function useSearch() {
  const [typed, type] = useState('')
  const [asked, ask] = useState({ q: '', page: 1 })
  useEffect(() => {
    const q = typed.trim()
    const timer = setTimeout(() => ask(before => (before.q === q ? before : { q, page: 1 })), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const found = useQuery({
    queryKey: [...restaurantKeys.all, 'search', asked.q, asked.page],
    queryFn: ({ signal }) => call(listRestaurants, { query: asked, signal }),
    enabled: asked.q !== '',
    placeholderData: keepPreviousData,
  })
  const goToPage = (page: number) => ask(before => ({ ...before, page }))
  return { typed, type, ...asked, goToPage, found }
}
