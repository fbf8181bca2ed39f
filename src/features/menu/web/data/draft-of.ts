import type { Dish } from '../../menu.contract.ts'
import { namesOfDraft } from '../../menu.rules.ts'

/** What a copy of the dish will be, before it is made: a draft (EVERY-DAY §8.25). */
export const draftOf = (original: Dish): Dish => ({
  ...original,
  _id: '',
  translations: namesOfDraft(original.translations),
  available: true,
  published: false,
  reported: false,
})
