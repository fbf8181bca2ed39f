import { LONG_CLASS } from '#features/public-menu/menu-dom.ts'
import { afterPaint } from '../after-paint.ts'

/** The sheet that is open; older browsers know no popovers. */
const OPEN_SHEET = '.sheet:is([open],:popover-open)'

export const isOpen = (sheet: Element): boolean => sheet.matches(OPEN_SHEET)

/** Where messages stand: in the open sheet, because what is outside of it is covered and silent, or on the page. */
export const topOfPage = (): Element => document.querySelector(OPEN_SHEET) ?? document.body

/** Everything outside of the sheet. */
function setInert(sheet: Element, isInert: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('body>*')) if (part !== sheet) part.inert = isInert
}

/**
 * Opens a sheet as a modal dialog. `showModal` makes the page inert before it is painted, and a page of 300 dishes
 * takes longer for that than a tap may (decision 0203): a long menu's sheet is a popover, and the page is inert after
 * the paint.
 */
export function openSheet(sheet: HTMLDialogElement): void {
  if (!document.documentElement.classList.contains(LONG_CLASS) || !('popover' in sheet)) return sheet.showModal()
  const opener = document.activeElement as HTMLElement | null
  sheet.popover = 'auto'
  sheet.ariaModal = 'true'
  sheet.showPopover()
  afterPaint(() => setInert(sheet, isOpen(sheet)))
  sheet.ontoggle = ({ newState }) => {
    if (newState !== 'closed') return
    sheet.ontoggle = null
    afterPaint(() => {
      if (isOpen(sheet)) return
      setInert(sheet, false)
      sheet.popover = sheet.ariaModal = null
      opener?.focus({ preventScroll: true })
      sheet.dispatchEvent(new Event('close'))
    })
  }
}

/** Closes a sheet, if it is open; its `close` event follows. */
export function closeSheet(sheet: HTMLDialogElement): void {
  if (sheet.popover) sheet.hidePopover()
  else sheet.close()
}
