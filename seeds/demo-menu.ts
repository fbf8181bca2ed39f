import type { AllergenId } from '#features/allergens/allergens.ts'
import type { Locale } from '#shared/locale.ts'

type Named = Record<Locale, { name: string }>
type Described = Record<Locale, { name: string; description: string }>

export type DemoDish = {
  translations: Described
  /** In euros, at most two decimals. */
  price: number
  /** In the order of the 14; all dishes are declared. */
  allergens: AllergenId[]
  /** File in `seeds/assets/dishes`, without `.svg`; null: no picture. */
  picture: string | null
}
export type DemoCategory = { key: string; translations: Named; dishes: DemoDish[] }
