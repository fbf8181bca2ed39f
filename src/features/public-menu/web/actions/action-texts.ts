import { type MenuActionTexts, menuActionTexts } from '../../menu-actions.texts.ts'
import { inPageLanguage } from './in-page-language.ts'

export const actionTexts = (): MenuActionTexts => inPageLanguage(menuActionTexts)
