import { keepPlace } from './place-in-sight.ts'

/** Another language begins at the dish that is in sight now, and replaces this page, so that Back leaves the menu. */
export function initLanguageChange(): void {
  addEventListener('click', event => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]')
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    keepPlace(event)
    location.replace(link.href)
  })
}
