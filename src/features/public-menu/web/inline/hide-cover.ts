import { COVER } from '../../menu-dom.ts'

/** Removes the cover of the preview when the page and its fonts are loaded. */
addEventListener('load', () => document.querySelector(COVER)?.remove())
