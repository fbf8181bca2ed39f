import { initBloom } from './bloom.ts'
import { initAllergens } from './allergens.ts'
import { initDishSheet } from './dish-sheet.ts'
import { initLanguage } from './language.ts'
import { initOffline } from './offline.ts'
import { initPrint } from './print.ts'
import { initScrollSpy } from './scroll-spy.ts'
import { initShare } from './share.ts'

/** The menu page's only script file, at most 3 KB; everything on the page is there without it. */
export function initMenu(): void {
  initLanguage()
  initBloom()
  initAllergens()
  initShare()
  initDishSheet()
  initScrollSpy()
  initPrint()
  initOffline()
  document.querySelectorAll('tr')[Number(document.documentElement.dataset['day'])]?.setAttribute('aria-current', 'date')
}
