import type { MouseEvent } from 'react'

/** For a link whose target this page shows itself; opening it in a new tab still works. */
export const inPage =
  (show: () => void) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show()
  }
