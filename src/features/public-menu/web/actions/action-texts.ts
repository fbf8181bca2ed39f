import { type MenuActionTexts, menuActionTexts } from '../../menu-actions.texts.ts'
import { isLocale } from '#shared/locale.ts'

/** In the language of the page. */
export function actionTexts(): MenuActionTexts {
  const { lang } = document.documentElement
  return menuActionTexts[isLocale(lang) ? lang : 'es']
}
