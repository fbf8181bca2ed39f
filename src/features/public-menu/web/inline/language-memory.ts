import { attributeOf, OFFERED, OTHER_LANGUAGES, SCRIPTED_CLASS } from '../../menu-dom.ts'
import { LANGUAGE_KEY } from '../language-key.ts'
import { offeredLanguage } from '../offered-language.ts'

/**
 * Runs in `<head>`, before the first paint: marks that scripts run, goes to the language that this diner chose earlier,
 * unless the URL itself names one (3-decisions §10), and says which language is offered, so that nothing moves later.
 * Its own attribute lists the other languages of this menu.
 */
const root = document.documentElement
root.classList.add(SCRIPTED_CLASS)
const others = document.currentScript?.getAttribute(attributeOf(OTHER_LANGUAGES))?.split(' ') ?? []
let chosen: string | null = null
try {
  chosen = localStorage.getItem(LANGUAGE_KEY)
} catch {
  // A browser without storage shows the start language.
}
const query = new URLSearchParams(location.search)
if (chosen && others.includes(chosen) && !query.has('lang')) {
  query.set('lang', chosen)
  root.hidden = true
  location.replace(`${location.pathname}?${query}${location.hash}`)
}
const offered = offeredLanguage(others, root.lang, chosen, navigator.language)
if (offered) root.setAttribute(attributeOf(OFFERED), offered)
