import { useSyncExternalStore } from 'react'
import { z } from 'zod'

/** What was brought last in this browser, until its card is closed. */
const kept = z.object({
  restaurantId: z.string(),
  created: z.number(),
  updated: z.number(),
  changeId: z.string().nullable(),
})
export type Brought = Omit<z.infer<typeof kept>, 'restaurantId'>

const NAME = 'sobremesa.brought'
const listeners = new Set<() => void>()
/** Private browsing may forbid the browser's memory: then it is kept until the page is loaded anew. */
const inPage = new Map<string, string>()

function read(): string | null {
  try {
    return localStorage.getItem(NAME)
  } catch {
    return inPage.get(NAME) ?? null
  }
}

function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, text)
  } catch {
    if (text === null) inPage.delete(NAME)
    else inPage.set(NAME, text)
  }
  for (const listener of listeners) listener()
}

/** Somebody may have written something else there. */
function parse(text: string): z.infer<typeof kept> | null {
  try {
    return kept.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export const keepBrought = (restaurantId: string, brought: Brought): void =>
  write(JSON.stringify({ restaurantId, ...brought }))
export const forgetBrought = (): void => write(null)

/** What was brought into this restaurant. */
export function useBrought(restaurantId: string): Brought | null {
  const text = useSyncExternalStore(listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, read)
  const brought = text === null ? null : parse(text)
  return brought?.restaurantId === restaurantId ? brought : null
}
