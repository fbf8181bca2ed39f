import { ALLERGEN_IDS, type AllergenId } from '#features/allergens/allergens.ts'
import { folded } from '../words.ts'

/** What papers call the 14, without accents; the longest that fits wins. */
const NAMES: Record<AllergenId, readonly string[]> = {
  gluten: ['gluten', 'cereales con gluten', 'cereales que contienen gluten', 'cereales', 'trigo', 'glu'],
  crustaceans: ['crustaceos', 'crustaceo', 'crustaceans', 'crustacean', 'crus', 'cru'],
  eggs: ['huevos', 'huevo', 'eggs', 'egg', 'ovos', 'ovo', 'hue'],
  fish: ['pescados', 'pescado', 'fish', 'peixe', 'pes'],
  peanuts: ['cacahuetes', 'cacahuete', 'cacahuates', 'peanuts', 'peanut', 'amendoins', 'amendoim', 'cac'],
  soybeans: ['soja', 'soya', 'soybeans', 'soy', 'soj'],
  milk: [
    'lacteos',
    'lacteo',
    'leche',
    'lactosa',
    'productos lacteos',
    'leche y derivados',
    'milk',
    'dairy',
    'leite',
    'lactose',
    'lac',
  ],
  nuts: [
    'frutos de cascara',
    'frutos secos',
    'fruto seco',
    'frutos con cascara',
    'cascara',
    'nuts',
    'tree nuts',
    'frutos de casca rija',
    'fru',
  ],
  celery: ['apio', 'celery', 'aipo', 'api'],
  mustard: ['mostaza', 'mustard', 'mostarda', 'mos'],
  sesame: ['sesamo', 'granos de sesamo', 'semillas de sesamo', 'ajonjoli', 'sesame', 'ses'],
  sulphites: [
    'sulfitos',
    'sulfito',
    'dioxido de azufre y sulfitos',
    'dioxido de azufre',
    'anhidrido sulfuroso y sulfitos',
    'so2',
    'sulphites',
    'sulfites',
    'sul',
  ],
  lupin: ['altramuces', 'altramuz', 'lupin', 'lupins', 'tremocos', 'tremoco', 'alt'],
  molluscs: ['moluscos', 'molusco', 'molluscs', 'mollusks', 'shellfish', 'mol'],
}
const BY_NAME = new Map(ALLERGEN_IDS.flatMap(id => NAMES[id].map(name => [name, id] as const)))

/** The allergen that a word or two name, and nothing else. */
export const allergenNamed = (text: string): AllergenId | undefined =>
  BY_NAME.get(
    folded(text)
      .replace(/[^\p{L}\p{N}\s]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim(),
  )
