import { MINUTE_MS, SECOND_MS } from '#shared/time.ts'
import { saveFile } from '#ui/client/save-file.ts'

const KEPT_MS = 10 * MINUTE_MS
/** A viewer that has not begun by then shows nothing. */
const PATIENCE_MS = 10 * SECOND_MS

/**
 * Opens the browser's print dialog with a PDF. Browsers that show no PDF inside of a page get it in a tab of its own,
 * from which it is printed; where that is not possible either, it is downloaded. Answers what happened.
 */
export async function printFile(file: Blob, name: string): Promise<'shown' | 'downloaded'> {
  const save = () => {
    saveFile(file, name)
    return 'downloaded' as const
  }
  // Absent in older browsers, which have to be tried.
  if (navigator.pdfViewerEnabled === false) return save()
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
  const loaded = new Promise<boolean>(resolve => {
    frame.onload = () => resolve(true)
    setTimeout(() => resolve(false), PATIENCE_MS)
  })
  frame.src = url
  document.body.append(frame)
  // The dialog has no event that every browser sends; the file is needed while it is open.
  setTimeout(() => {
    frame.remove()
    URL.revokeObjectURL(url)
  }, KEPT_MS)
  if (!(await loaded)) return save()
  try {
    // Without a focus of its own: the button that was pressed keeps it.
    frame.contentWindow?.print()
    return 'shown'
  } catch {
    return window.open(url) ? 'shown' : save()
  }
}
