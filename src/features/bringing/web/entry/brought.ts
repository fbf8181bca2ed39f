import { useSyncExternalStore } from 'react'
import { z } from 'zod'

/** What was brought last in this browser, until its card is closed. */
const brought = z.object({ created: z.number(), updated: z.number(), changeId: z.string().nullable() })
export type Brought = z.infer<typeof brought>

const listeners = new Set<() => void>()
const nameOf = (restaurantId: string): string => `sobremesa.brought.${restaurantId}`

/** Private browsing may forbid the browser's memory: then it is kept until the page is loaded anew. */
const inPage = new Map<string, string>()

function read(restaurantId: string): string | null {
  const name = nameOf(restaurantId)
  try {
    return localStorage.getItem(name)
  } catch {
    return inPage.get(name) ?? null
  }
}

/** Somebody may have written something else there. */
function parse(text: string): Brought | null {
  try {
    return brought.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export function keepBrought(restaurantId: string, what: Brought | null): void {
  const name = nameOf(restaurantId)
  try {
    if (what) localStorage.setItem(name, JSON.stringify(what))
    else localStorage.removeItem(name)
  } catch {
    if (what) inPage.set(name, JSON.stringify(what))
    else inPage.delete(name)
  }
  for (const listener of listeners) listener()
}

export function useBrought(restaurantId: string): Brought | null {
  const text = useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => read(restaurantId),
  )
  return text === null ? null : parse(text)
}
