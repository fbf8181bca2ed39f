import { useNavigate, useSearchParams } from 'react-router'

/** The open tab, kept in the URL beside `id`; an unknown one is the first (3-decisions §3). */
export function useSettingsTab(ids: readonly string[]) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = search.get('tab')
  const tab = ids.find(id => id === asked) ?? ids[0] ?? ''
  const open = (id: string) => {
    if (id === tab) return
    const next = new URLSearchParams(search)
    next.set('tab', id)
    // Synchronous: focus and click both choose the tab, and one choice must be one step in the history.
    void navigate({ search: `${next}` }, { flushSync: true })
  }
  return { tab, open }
}
