import { LOOKS } from '#features/theme/looks.ts'
import type { DishView, SectionView } from '../../public-menu.rules.ts'
import { CATEGORY, FOLD, HERO_CLASS, hookWith, wideClass } from '../../menu-dom.ts'
import { Dish } from './dish.tsx'
import { PriceHeads } from './prices/dish-prices.tsx'
import type { Place } from './dish-picture.tsx'
import { EmptyMenu } from './empty-menu.tsx'
import { FoldedCategory, ServedLine } from './late/late-hours.tsx'
import type { PageContext } from '../page-context.ts'
import { CARD_COLUMNS, photoShape, wideDishes } from './wide-dishes.ts'

/** A category is a list of texts without any photo, rows with photos on less than half of its dishes, else cards. */
export function layoutOf(dishes: readonly DishView[]): 'list' | 'rows' | 'cards' {
  const photos = dishes.filter(dish => dish.image).length
  if (photos === 0) return 'list'
  return photos * 2 < dishes.length ? 'rows' : 'cards'
}

/** True where some category is shown without cards. */
export const hasRows = (sections: readonly SectionView[]): boolean =>
  sections.some(({ dishes }) => layoutOf(dishes) !== 'cards')

const CLASSES = { list: ['rows', 'list'], rows: ['rows'], cards: ['cards'] }

/** A large first picture; taller where it is upright. */
const heroOf = ([first]: readonly DishView[]): string | null | undefined =>
  first?.image && (first.image.height > first.image.width ? `${HERO_CLASS} upright` : HERO_CLASS)

/**
 * For each dish the classes of its card among large ones: `hero`, and `wide-of-2` where it is wide among two columns.
 */
function cardsOf(dishes: readonly DishView[]): string[] {
  const photos = dishes.map(dish => photoShape(dish.image))
  const wide = CARD_COLUMNS.map(columns => ({ name: wideClass(columns), dishes: wideDishes(photos, columns) }))
  return dishes.map((_, index) =>
    [index === 0 && heroOf(dishes), ...wide.map(({ name, dishes: set }) => set.has(index) && name)]
      .filter(Boolean)
      .join(' '),
  )
}

/** More pictures than the first screen shows would share a slow line with the first one. */
const EAGER = 2

type SectionProps = { context: PageContext; section: SectionView; isFirst: boolean }

/** A category with its dishes in order. */
function Section({ context, section, isFirst }: SectionProps) {
  const { id, name, dishes, columns } = section
  const layout = layoutOf(dishes)
  const kind = layout === 'cards' ? LOOKS[context.style].cards : 'rows'
  // Cards have no edge that prices could stand in columns at.
  const heads = kind === 'rows' ? columns : []
  const cards = kind === 'large' ? cardsOf(dishes) : []
  const placeOf = (index: number): Place => ({
    eager: isFirst && index < EAGER,
    first: isFirst && index === 0,
    kind,
    card: cards[index] ?? '',
  })
  const hours = context.late?.sections.get(id)
  const classes = [
    'category',
    ...CLASSES[layout],
    ...(heads.length > 0 ? ['cols', `k${heads.length}`] : []),
    ...(hours?.fold ? [hours.fold] : []),
  ]
  return (
    <section
      className={classes.join(' ')}
      {...hookWith(CATEGORY, layout)}
      {...hookWith(FOLD, hours?.fold?.slice(1))}
      id={id}
      aria-labelledby={`${id}-t`}
    >
      <h2 id={`${id}-t`}>
        <span dir="auto" lang={name.lang}>
          {name.text}
        </span>
      </h2>
      {hours && <ServedLine hours={hours} />}
      {hours?.fold && <FoldedCategory locale={context.locale} dishes={dishes} />}
      <PriceHeads columns={heads} />
      <ul className="dishes">
        {dishes.map((dish, index) => (
          <Dish key={dish.id} context={context} dish={dish} place={placeOf(index)} columns={heads} />
        ))}
      </ul>
    </section>
  )
}

/** The categories with their dishes, sorted; the empty text when there is none (S1 §2, 3-decisions §6). */
export function MenuSections({ context, sections }: { context: PageContext; sections: SectionView[] }) {
  if (context.isEmpty) return <EmptyMenu texts={context.texts} />
  return sections.map((section, order) => (
    <Section key={section.id} context={context} section={section} isFirst={order === 0} />
  ))
}
