import { useEffect, useSyncExternalStore } from 'react'

let open: string | undefined
const listeners = new Set<() => void>()

function set(title: string | undefined): void {
  open = title
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Names the open tab of a page in the title of the browser's tab, before the name of the page. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    set(title)
    return () => set(undefined)
  }, [title])
}

/** The name of the page's open tab, for who sets the title. */
export const useOpenTabTitle = (): string | undefined => useSyncExternalStore(subscribe, () => open)
