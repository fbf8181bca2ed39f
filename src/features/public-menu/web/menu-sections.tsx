import type { SectionView } from '../public-menu.rules.ts'
import { Dish } from './dish.tsx'
import type { PageContext } from './page-context.ts'

/**
 * Columns of a dish in the modern look's grid of four: the first takes two, and the last ones what is left of their row
 * (DESIGN §7).
 */
export function spanOf(index: number, count: number): 'wide' | 'row' | undefined {
  if (count === 1 || (index === count - 1 && count % 4 === 0)) return 'row'
  if (index === 0) return 'wide'
  const left = count % 4
  if (index === count - 1 && (left === 1 || left === 2)) return 'wide'
  return index === count - 2 && left === 1 ? 'wide' : undefined
}

/** The categories with their dishes by order; the empty text when there is none (S1 §2, 3-decisions §6). */
export function MenuSections({ context, sections }: { context: PageContext; sections: SectionView[] }) {
  if (sections.length === 0) return <p className="empty">{context.texts.noCategories}</p>
  const modern = context.style === 'modern'
  return sections.map((section, order) => (
    <section key={section.id} className="cat" id={section.id} aria-labelledby={`${section.id}-t`}>
      <h2 id={`${section.id}-t`}>
        <span dir="auto">{section.name}</span>
        <small aria-hidden="true">{section.dishes.length}</small>
      </h2>
      <ul className="its">
        {section.dishes.map((dish, index) => (
          <Dish
            key={dish.id}
            context={context}
            dish={dish}
            place={{ eager: order === 0, first: order === 0 && index === 0, wide: modern && index === 0 }}
            span={modern ? spanOf(index, section.dishes.length) : undefined}
          />
        ))}
      </ul>
    </section>
  ))
}
