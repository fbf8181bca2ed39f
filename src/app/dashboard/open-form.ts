let typedAt: string | null = null

/** Remembers whether something was typed since the path last changed. Returns the function that stops it. */
export function watchTyping(): () => void {
  const note = () => {
    typedAt = location.pathname
  }
  document.addEventListener('input', note, true)
  return () => document.removeEventListener('input', note, true)
}

export function forgetTyping(): void {
  typedAt = null
}

/** True when leaving this screen could lose something: a modal is open, or something was typed (3-decisions §4). */
export const hasOpenForm = (): boolean =>
  typedAt === location.pathname || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
