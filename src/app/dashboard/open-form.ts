let typedAt: string | null = null

/** Notes where something has been typed since the last change of path. Answers how to stop. */
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

/** Would leaving this screen throw something away? A modal is open, or something was typed (3-decisions §4). */
export const hasOpenForm = (): boolean =>
  typedAt === location.pathname || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
