import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { asNarrowing, type Narrowing } from './filters/narrowing.ts'

/**
 * What the page shows, kept in the URL so that it survives a reload: the category with the open tab (`cat`), and what
 * the list is narrowed to (`falta`). Choosing a category is no step in the history; a filter is one, which 'back'
 * leaves.
 */
export function useMenuView() {
  const navigate = useNavigate()
  const location = useLocation()
  const query = new URLSearchParams(location.search)
  const inUrl = query.get('cat')
  const [chosen, choose] = useState(inUrl)
  const narrowing = asNarrowing(query.get('falta'))
  const isStep = (location.state as { narrowed?: boolean } | null)?.narrowed === true

  // The state leads, because going back from a form leads to the URL from before it.
  useEffect(() => {
    if (!chosen || chosen === inUrl) return
    const next = new URLSearchParams(location.search)
    next.set('cat', chosen)
    void navigate({ search: `${next}` }, { replace: true, state: location.state, preventScrollReset: true })
  }, [chosen, inUrl, location, navigate])

  const narrow = (wanted: Narrowing | null) => {
    if (!wanted && isStep) return void navigate(-1)
    const next = new URLSearchParams(location.search)
    if (wanted) next.set('falta', wanted)
    else next.delete('falta')
    const state = wanted && (isStep || !narrowing) ? { narrowed: true } : null
    void navigate({ search: `${next}` }, { replace: narrowing !== null, state, preventScrollReset: true })
  }
  return { chosen, choose, narrowing, narrow }
}
