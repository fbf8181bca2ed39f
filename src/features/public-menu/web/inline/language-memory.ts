import { attributeOf, OTHER_LANGUAGES, SCRIPTED_CLASS } from '../../menu-dom.ts'
import { LANGUAGE_KEY } from '../language-key.ts'

/**
 * Runs in `<head>`, before the first paint: marks that scripts run, and goes to the language that this diner chose
 * earlier, unless the URL itself names one (3-decisions §10). Its own attribute lists the other languages of this menu.
 */
const root = document.documentElement
root.classList.add(SCRIPTED_CLASS)
try {
  const others = document.currentScript?.getAttribute(attributeOf(OTHER_LANGUAGES))?.split(' ') ?? []
  const chosen = localStorage.getItem(LANGUAGE_KEY)
  const query = new URLSearchParams(location.search)
  if (chosen && others.includes(chosen) && !query.has('lang')) {
    query.set('lang', chosen)
    root.hidden = true
    location.replace(`${location.pathname}?${query}${location.hash}`)
  }
} catch {
  // A browser without storage shows the start language.
}
