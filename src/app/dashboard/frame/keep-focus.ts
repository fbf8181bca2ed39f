/** What a replaced part of the frame is called in the next one: the place of the page, or a link that leads there. */
function nameOf(element: Element): string | undefined {
  if (element.matches('main[id]')) return `#${CSS.escape(element.id)}`
  const href = element.closest('main') ? null : element.getAttribute('href')
  return href ? `a[href="${CSS.escape(href)}"]` : undefined
}

/**
 * Keeps the keyboard where it is while one frame of the dashboard takes the place of another: that of the page, that
 * of the script, that with user and restaurants. Without it, whoever presses Tab early begins again at the page's body.
 */
export function keepFocus(app: HTMLElement): void {
  let last = document.activeElement
  app.addEventListener('focusin', ({ target }) => (last = target as Element))
  new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return
    const name = nameOf(last)
    const next = name ? [...app.querySelectorAll<HTMLElement>(name)] : []
    next.find(element => element.checkVisibility())?.focus({ preventScroll: true })
  }).observe(app, { childList: true, subtree: true })
}
