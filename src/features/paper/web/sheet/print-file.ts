import { MINUTE_MS } from '#shared/time.ts'

const KEPT_MS = 10 * MINUTE_MS

/**
 * Opens the browser's print dialog with a PDF. Browsers that show no PDF inside of a page get it in a tab of its own,
 * from which it is printed.
 */
export function printFile(file: Blob): void {
  const url = URL.createObjectURL(file)
  const frame = document.createElement('iframe')
  Object.assign(frame.style, {
    position: 'fixed',
    width: '1px',
    height: '1px',
    opacity: '0',
    border: '0',
    left: '-9px',
  })
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  frame.onload = () => {
    try {
      frame.contentWindow?.focus()
      frame.contentWindow?.print()
    } catch {
      window.open(url)
    }
  }
  frame.src = url
  document.body.append(frame)
  // The dialog has no event that every browser sends; the file is needed while it is open.
  setTimeout(() => {
    frame.remove()
    URL.revokeObjectURL(url)
  }, KEPT_MS)
}
