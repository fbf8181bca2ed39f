import { attributeOf, LANGUAGE_OFFER, OFFERED } from '../../menu-dom.ts'
import { LANGUAGE_KEY } from '../language-key.ts'

function remember(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // A browser without storage asks again next time.
  }
}

/**
 * Stores the language that a diner chooses (S1 §2, 3-decisions §10). The offer of another language goes with the first
 * tap; one that was refused does not come back.
 */
export function initLanguage(): void {
  const root = document.documentElement
  document.addEventListener('click', event => {
    const target = event.target as Element
    const link = target.closest<HTMLAnchorElement>('a[hreflang]')
    root.removeAttribute(attributeOf(OFFERED))
    if (link) remember(link.hreflang)
    else if (target.closest(LANGUAGE_OFFER)) remember(root.lang)
  })
}
