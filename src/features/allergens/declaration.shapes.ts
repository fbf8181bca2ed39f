import { z } from 'zod'
import { bounded } from '#shared/fields/bounded.ts'
import { namesField } from '#features/prices/names.ts'
import { ALLERGEN_IDS } from './allergens.ts'
import { ALLERGEN_SETS_SENT_MAX, IDS_SENT_MAX, WITHOUT_MAX } from './allergens.limits.ts'
import { declarationTexts as texts } from './allergens.texts.ts'
import { KINDED_ALLERGENS } from './members.ts'

const ids = bounded(IDS_SENT_MAX, z.array(z.string()))

/** Changes in a body; they join what is stored allergen by allergen, null takes away (4-beyond §5). */
export const membersChange = bounded(
  ALLERGEN_SETS_SENT_MAX,
  z.partialRecord(z.enum(KINDED_ALLERGENS, { error: texts.unknownAllergen }), ids.nullable()),
  texts.unknownAllergen,
)
export const withoutChange = bounded(
  ALLERGEN_SETS_SENT_MAX,
  z.partialRecord(z.enum(ALLERGEN_IDS, { error: texts.unknownAllergen }), namesField(WITHOUT_MAX).nullable()),
  texts.unknownAllergen,
)
export const dietsChange = ids
