let typedOnPath: string | null = null

/** Remembers whether something was typed since the path last changed. Returns the function that stops it. */
export function watchTyping(): () => void {
  const note = () => {
    typedOnPath = location.pathname
  }
  document.addEventListener('input', note, true)
  return () => document.removeEventListener('input', note, true)
}

export function resetTyping(): void {
  typedOnPath = null
}

/** True when leaving this screen could lose something: a modal is open, or something was typed (3-decisions §4). */
export const hasOpenForm = (): boolean =>
  typedOnPath === location.pathname || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
