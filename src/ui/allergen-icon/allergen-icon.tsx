import sprite from '#ui/assets/allergens/sprite.svg?no-inline'

type AllergenIconProps = { id: string; size?: number; className?: string }

/** The drawing of an allergen (id of S1 §3); always beside its written name, so it is hidden from readers. */
export function AllergenIcon({ id, size = 20, className }: AllergenIconProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#alg-${id}`} />
    </svg>
  )
}
