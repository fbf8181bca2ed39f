import sprite from '#ui/assets/allergens/sprite.svg?no-inline'

type AllergenIconProps = { id: string; size?: number; className?: string }

/**
 * The drawing of an allergen (an id of S1 §3). Hidden from screen readers, because its name always stands beside it.
 */
export function AllergenIcon({ id, size = 20, className }: AllergenIconProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#alg-${id}`} />
    </svg>
  )
}
