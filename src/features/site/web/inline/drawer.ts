import { DRAWER, OPENER } from '../drawer-ids.ts'

const drawer = document.getElementById(DRAWER) as HTMLDialogElement

/**
 * The browser's own modal dialog keeps the focus inside and closes on Escape; a click beside it, its button and its
 * links close it too.
 */
function closeOnClick({ target }: MouseEvent): void {
  if (target === drawer || (target as Element).closest('a,button')) drawer.close()
}

document.getElementById(OPENER)?.addEventListener('click', () => drawer.showModal())
drawer.addEventListener('click', closeOnClick)
