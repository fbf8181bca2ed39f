const listeners = new Set<() => void>()

/** Hears that a person has had everything deleted that is only shown: this page keeps nothing more. */
export function whenWiped(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function tellWiped(): void {
  for (const listener of listeners) listener()
}
