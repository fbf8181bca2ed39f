import { useEffect } from 'react'

/** What holds unsaved input now, in the order in which it began. */
const holders = new Set<object>()

/** Says that something holds input that is nowhere else yet. Answers the function that ends it. */
export function holdUnsaved(): () => void {
  const holder = {}
  holders.add(holder)
  return () => void holders.delete(holder)
}

/** How many forms on the page hold unsaved input now. */
export const countUnsaved = (): number => holders.size

/** True while a form holds unsaved input (3-decisions §2, §4); what was saved or taken back does not count. */
export const hasUnsaved = (): boolean => countUnsaved() > 0

/** A form with unsaved input: an ended session asks for the password over it, and an ended plan leaves it open. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => (isDirty ? holdUnsaved() : undefined), [isDirty])
}
