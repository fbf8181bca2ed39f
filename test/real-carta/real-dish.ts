import type { AllergenId } from '#features/allergens/allergens.ts'
import type { PhotoName } from './real-photos.ts'

/** A text in Spanish, English and Portuguese. */
export type Texts = readonly [es: string, en: string, pt: string]

export type RealDish = {
  name: Texts
  description?: Texts
  price: string
  photo?: PhotoName
  /** Absent: not declared. */
  allergens?: readonly AllergenId[]
  soldOut?: true
}
export type RealCategory = { name: Texts; dishes: readonly RealDish[] }
