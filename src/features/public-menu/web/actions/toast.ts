import { TOAST } from '../../menu-dom.ts'
import { topOfPage } from './sheet/open-sheet.ts'

const TOAST_MS = 5000

let timer = 0

/** A short message for five seconds, above everything that is open. */
export function toast(text: string): void {
  const line = document.querySelector(TOAST)
  if (!line) return
  topOfPage().append(line)
  line.textContent = text
  clearTimeout(timer)
  timer = setTimeout(() => (line.textContent = ''), TOAST_MS)
}
