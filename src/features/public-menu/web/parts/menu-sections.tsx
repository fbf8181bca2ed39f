import type { SectionView } from '../../public-menu.rules.ts'
import { Dish } from './dish.tsx'
import { EmptyMenu } from './empty-menu.tsx'
import type { PageContext } from '../page-context.ts'

/**
 * True when a dish takes two of the four columns of the modern look: the first one does, and as many of the last ones
 * as needed to fill their row (DESIGN §7).
 */
export function isWide(index: number, count: number): boolean {
  const wideAtEnd = [3, 2, 1, 0][count % 4] ?? 0
  return index === 0 || index >= count - wideAtEnd
}

/** The categories with their dishes, sorted; the empty text when there is none (S1 §2, 3-decisions §6). */
export function MenuSections({ context, sections }: { context: PageContext; sections: SectionView[] }) {
  if (sections.length === 0) return <EmptyMenu texts={context.texts} />
  const modern = context.style === 'modern'
  return sections.map((section, order) => (
    <section key={section.id} className="cat" id={section.id} aria-labelledby={`${section.id}-t`}>
      <h2 id={`${section.id}-t`}>
        <span dir="auto" lang={section.name.lang}>
          {section.name.text}
        </span>
      </h2>
      <ul className="its">
        {section.dishes.map((dish, index) => (
          <Dish
            key={dish.id}
            context={context}
            dish={dish}
            place={{ eager: order === 0, first: order === 0 && index === 0, wide: modern && index === 0 }}
            wide={modern && isWide(index, section.dishes.length)}
          />
        ))}
      </ul>
    </section>
  ))
}
