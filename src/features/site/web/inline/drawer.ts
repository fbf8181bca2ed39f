import { DRAWER, OPENER } from '../drawer-ids.ts'

const drawer = document.getElementById(DRAWER) as HTMLDialogElement

/** The browser's own modal window keeps the focus and closes on Escape; beside it, its button and its links close it. */
function closeOnClick({ target }: MouseEvent): void {
  if (target === drawer || (target as Element).closest('a,button')) drawer.close()
}

document.getElementById(OPENER)?.addEventListener('click', () => drawer.showModal())
drawer.addEventListener('click', closeOnClick)
