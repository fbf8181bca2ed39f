const listeners = new Set<() => void>()
let isAsked = false

/** Opens 'Eliminados' on the page of the menu, now or when it is opened. */
export function askForDeleted(): void {
  isAsked = true
  for (const listener of listeners) listener()
}

/** Hears that somebody asks for it; answers the function that stops it. */
export function whenDeletedAsked(open: () => void): () => void {
  const hear = () => {
    if (!isAsked) return
    isAsked = false
    open()
  }
  hear()
  listeners.add(hear)
  return () => void listeners.delete(hear)
}
