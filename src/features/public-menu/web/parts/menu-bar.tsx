import type { SectionView } from '../../public-menu.rules.ts'
import type { PageContext } from '../page-context.ts'
import { Icon } from './icons.tsx'

/** The categories as links to their sections, always visible while scrolling, and the button of the allergens. */
export function MenuBar({ context: { texts }, sections }: { context: PageContext; sections: SectionView[] }) {
  return (
    <div className="bar">
      <nav className="cats" aria-label={texts.categories}>
        {sections.map((section, index) => (
          <a key={section.id} href={`#${section.id}`} lang={section.name.lang} aria-current={index === 0 || undefined}>
            {section.name.text}
          </a>
        ))}
      </nav>
      <button type="button" className="albtn jo" data-toggle aria-expanded="false" aria-controls="alergenos">
        <Icon name="seal" className="i-seal" />
        <Icon name="funnel" className="i-fun" />
        <span>{texts.viewAllergens}</span>
      </button>
    </div>
  )
}
