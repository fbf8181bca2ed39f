/** Where the browser keeps the language that a diner chose. */
export const LANGUAGE_KEY = 'menu-language'
