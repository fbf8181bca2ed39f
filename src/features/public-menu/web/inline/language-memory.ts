/** Where the browser keeps the language that a diner chose; the page's script writes it. */
export const LANGUAGE_KEY = 'menu-language'

/**
 * Runs in `<head>`, before the first paint: marks that scripts run, and goes to the language that this diner chose
 * earlier, unless the URL itself names one (3-decisions §10). It must not use names from outside: its source is put
 * into the page.
 */
export function applyChosenLanguage(key: string, supported: string[], shown: string): void {
  document.documentElement.classList.add('js')
  try {
    const chosen = localStorage.getItem(key)
    const query = new URLSearchParams(location.search)
    if (!chosen || chosen === shown || !supported.includes(chosen) || query.has('lang')) return
    query.set('lang', chosen)
    document.documentElement.hidden = true
    location.replace(`${location.pathname}?${query}${location.hash}`)
  } catch {
    // A browser without storage shows the start language.
  }
}
