import { LANGUAGE_OFFER } from '../../menu-dom.ts'
import { LANGUAGE_KEY } from '../language-key.ts'

const read = (): string | null => {
  try {
    return localStorage.getItem(LANGUAGE_KEY)
  } catch {
    return null
  }
}

function remember(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // A browser without storage asks again next time.
  }
}

/** Stores the language that a diner chooses, and offers the phone's language once (S1 §2, 3-decisions §10). */
export function initLanguage(): void {
  const shown = document.documentElement.lang
  const offers = [...document.querySelectorAll<HTMLElement>(LANGUAGE_OFFER)]
  document.addEventListener('click', event => {
    const target = event.target as Element
    const link = target.closest<HTMLAnchorElement>('a[hreflang]')
    if (link) remember(link.hreflang)
    if (!target.closest(LANGUAGE_OFFER)) return
    for (const offer of offers) offer.hidden = true
    if (!link) remember(shown)
  })
  const own = read() ?? navigator.language.slice(0, 2)
  const offer = offers.find(other => other.lang === own)
  if (offer) offer.hidden = false
}
