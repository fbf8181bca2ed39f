import ALLERGEN_SPRITE from '#ui/assets/allergens/sprite.svg?url&no-inline'
import { isAllergenId } from '#features/allergens/allergens.ts'
import { ALLERGEN_SYMBOL, HIDDEN_TEXT_CLASS, ICON_CLASS, ICON_ID } from '../../menu-dom.ts'
import { ICON_PATHS } from './icon-paths.ts'

/** URL of the file with the icons of all allergens. */
export { ALLERGEN_SPRITE }

type IconName = keyof typeof ICON_PATHS

/** Icons that appear more than once on a page, or that its script adds, are SVG symbols. */
const SHARED_ICONS = ['arrow', 'seal', 'warning', 'share'] as const

/** The SVG symbols, hidden from everybody. */
export function Symbols() {
  return (
    <svg className={HIDDEN_TEXT_CLASS} aria-hidden="true" width="0" height="0">
      {SHARED_ICONS.map(name => (
        <symbol key={name} id={ICON_ID + name} viewBox="0 0 256 256">
          <path d={ICON_PATHS[name]} />
        </symbol>
      ))}
    </svg>
  )
}

const isShared = (name: IconName): boolean => (SHARED_ICONS as readonly string[]).includes(name)

/** An icon beside its text. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={ICON_CLASS} viewBox="0 0 256 256" aria-hidden="true">
      {isShared(name) ? <use href={`#${ICON_ID}${name}`} /> : <path d={ICON_PATHS[name]} />}
    </svg>
  )
}

/**
 * The icon of an allergen, from one file that all menus share; its name always stands beside it. Nothing for an unknown
 * id.
 */
export function AllergenIcon({ id }: { id: string }) {
  if (!isAllergenId(id)) return null
  return (
    <svg className="allergen-icon" aria-hidden="true">
      <use href={ALLERGEN_SPRITE + ALLERGEN_SYMBOL + id} />
    </svg>
  )
}

type DayIconName = 'kitchen' | 'full' | 'note' | 'clock' | 'star' | 'door' | 'suitcase'

/** The icon of a notice or of changed hours, from the same file. */
export function DayIcon({ name }: { name: DayIconName }) {
  return (
    <svg className={ICON_CLASS} aria-hidden="true">
      <use href={`${ALLERGEN_SPRITE}#day-${name}`} />
    </svg>
  )
}

/** Sobremesa's symbol in the color of the text. */
export function BrandSymbol() {
  return (
    <svg className={ICON_CLASS} viewBox="0 0 49 49" fill="currentColor" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M18 0h13a18 18 0 0 1 18 18v13a18 18 0 0 1-18 18H3.5A3.5 3.5 0 0 1 0 45.5V18A18 18 0 0 1 18 0m.5 7.5a11 11 0 0 0-11 11v22a1 1 0 0 0 1 1h22a11 11 0 0 0 11-11v-12a11 11 0 0 0-11-11z"
      />
      <circle cx="24.5" cy="24.5" r="10.5" />
    </svg>
  )
}
