import type { PartProps } from '../page-context.ts'
import { CATEGORY_LINKS, hook } from '../../menu-dom.ts'
import { Slot } from './slot.tsx'

/** The categories as links to their sections, always visible while scrolling, and what parts put at its end. */
export function MenuBar({ context, sections }: PartProps) {
  const { texts } = context
  return (
    <div className="bar">
      <nav className="categories" {...hook(CATEGORY_LINKS)} aria-label={texts.categories}>
        {sections.map((section, index) => (
          <a key={section.id} href={`#${section.id}`} lang={section.name.lang} aria-current={index === 0 || undefined}>
            {section.name.text}
          </a>
        ))}
      </nav>
      <Slot place="bar" context={context} sections={sections} />
    </div>
  )
}
