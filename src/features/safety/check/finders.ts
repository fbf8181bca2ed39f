import type { CheckRule } from '../check.rules.ts'
import { emptyCategories } from './category-findings.ts'
import * as dishes from './dish-findings.ts'
import type { FindingParts, MenuToCheck } from './finding.ts'
import * as safety from './safety-findings.ts'
import { marketWithoutToday, oddPrices, withoutPrice } from './price-findings.ts'

/** Everything in a menu that breaks a rule; one for each thing that is mended by itself. */
export const FINDERS: Record<CheckRule, (menu: MenuToCheck) => FindingParts[]> = {
  undeclared: dishes.undeclared,
  unticked_word: dishes.untickedWords,
  open_report: safety.openReports,
  old_paper: safety.oldPaper,
  no_price: withoutPrice,
  market_without_today: marketWithoutToday,
  odd_price: oddPrices,
  outdated_translation: dishes.untranslated,
  no_main_name: dishes.withoutMainName,
  old_review: safety.oldReviews,
  prepared_undeclared: safety.preparedUndeclared,
  equal_names: dishes.equalNames,
  photo_without_text: dishes.photosWithoutText,
  without_photo: dishes.withoutPhoto,
  long_sold_out: safety.longSoldOut,
  empty_category: emptyCategories,
}
