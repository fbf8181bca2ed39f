import { formatPrice } from '#shared/money.ts'
import { capitalized } from '#shared/names/capitalized.ts'
import type { Body } from '#ui/offline/resend.ts'
import { fieldOf } from '../../dish.fields.ts'
import { fieldTexts, rowTexts } from '../../menu-page.texts.ts'

/** What a change of a dish says, in a few words: 'Agotado', '9,80 €', 'Los alérgenos'. */
export function wordsOfDishChange(body: Body, currency: string): string {
  const said = Object.entries(body).flatMap(([key, value]) => {
    if (value === undefined) return []
    if (key === 'available') return [value ? rowTexts.available : rowTexts.soldOut]
    if (key === 'price' && typeof value === 'number') return [formatPrice(value, currency)]
    const phrase = fieldOf(key)?.phrase
    return phrase ? [capitalized(phrase)] : []
  })
  return [...new Set(said)].join(', ') || capitalized(fieldTexts.names.translations)
}
