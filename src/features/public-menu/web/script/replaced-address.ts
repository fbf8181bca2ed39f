import { DISH_NAME } from '../../menu-dom.ts'

/** Links within the menu replace the address, so that Back leaves it: only the sheet of a dish adds to the history. */
export function initReplacedAddress(): void {
  addEventListener('click', event => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`a[href^="#"]:not(${DISH_NAME})`)
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    location.replace(link.hash)
  })
}
