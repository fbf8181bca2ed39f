import type { Locale } from '#shared/locale.ts'
import type { AllergenId } from './allergens.ts'

type Name = Record<Locale, string>

/**
 * Which of an allergen's kinds a dish contains: fixed lists of the contract (4-beyond §5); in the
 * order of the form.
 */
export const MEMBER_NAMES = {
  gluten: {
    wheat: { es: 'Trigo', en: 'Wheat', pt: 'Trigo' },
    barley: { es: 'Cebada', en: 'Barley', pt: 'Cevada' },
    rye: { es: 'Centeno', en: 'Rye', pt: 'Centeio' },
    oats: { es: 'Avena', en: 'Oats', pt: 'Aveia' },
    spelt: { es: 'Espelta', en: 'Spelt', pt: 'Espelta' },
  },
  crustaceans: {
    prawn: { es: 'Gamba', en: 'Prawn', pt: 'Camarão' },
    langoustine: { es: 'Cigala', en: 'Langoustine', pt: 'Lagostim' },
    lobster: { es: 'Bogavante', en: 'Lobster', pt: 'Lavagante' },
    spinyLobster: { es: 'Langosta', en: 'Spiny lobster', pt: 'Lagosta' },
    crab: { es: 'Cangrejo', en: 'Crab', pt: 'Caranguejo' },
    barnacle: { es: 'Percebe', en: 'Goose barnacle', pt: 'Percebe' },
  },
  fish: {
    anchovy: { es: 'Anchoa', en: 'Anchovy', pt: 'Anchova' },
    cod: { es: 'Bacalao', en: 'Cod', pt: 'Bacalhau' },
    hake: { es: 'Merluza', en: 'Hake', pt: 'Pescada' },
    tuna: { es: 'Atún', en: 'Tuna', pt: 'Atum' },
    salmon: { es: 'Salmón', en: 'Salmon', pt: 'Salmão' },
    sardine: { es: 'Sardina', en: 'Sardine', pt: 'Sardinha' },
    monkfish: { es: 'Rape', en: 'Monkfish', pt: 'Tamboril' },
  },
  nuts: {
    almond: { es: 'Almendra', en: 'Almond', pt: 'Amêndoa' },
    hazelnut: { es: 'Avellana', en: 'Hazelnut', pt: 'Avelã' },
    walnut: { es: 'Nuez', en: 'Walnut', pt: 'Noz' },
    pistachio: { es: 'Pistacho', en: 'Pistachio', pt: 'Pistácio' },
    cashew: { es: 'Anacardo', en: 'Cashew', pt: 'Caju' },
    pecan: { es: 'Pacana', en: 'Pecan', pt: 'Noz-pecã' },
    brazil: { es: 'Nuez de Brasil', en: 'Brazil nut', pt: 'Castanha-do-brasil' },
    macadamia: { es: 'Macadamia', en: 'Macadamia', pt: 'Macadâmia' },
  },
  molluscs: {
    mussel: { es: 'Mejillón', en: 'Mussel', pt: 'Mexilhão' },
    clam: { es: 'Almeja', en: 'Clam', pt: 'Amêijoa' },
    squid: { es: 'Calamar', en: 'Squid', pt: 'Lula' },
    cuttlefish: { es: 'Sepia', en: 'Cuttlefish', pt: 'Choco' },
    octopus: { es: 'Pulpo', en: 'Octopus', pt: 'Polvo' },
    oyster: { es: 'Ostra', en: 'Oyster', pt: 'Ostra' },
    scallop: { es: 'Vieira', en: 'Scallop', pt: 'Vieira' },
  },
} as const satisfies Partial<Record<AllergenId, Record<string, Name>>>

/** An allergen that has kinds. */
export type KindedAllergen = keyof typeof MEMBER_NAMES
export const KINDED_ALLERGENS = Object.keys(MEMBER_NAMES) as KindedAllergen[]

/** The kinds that a dish is said to contain, by allergen. */
export type Members = { [A in KindedAllergen]?: string[] }

/** The ids of an allergen's kinds, in the order of the form. */
export const membersOf = (allergen: KindedAllergen): string[] => Object.keys(MEMBER_NAMES[allergen])

/** The name of a kind; an unknown one is shown as it is. */
export function memberName(allergen: string, member: string, locale: Locale): string {
  const names: Partial<Record<string, Record<string, Name>>> = MEMBER_NAMES
  return names[allergen]?.[member]?.[locale] ?? member
}
