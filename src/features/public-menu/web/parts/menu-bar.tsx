import { lateTexts } from '../../late/late-texts.ts'
import type { PartProps } from '../page-context.ts'
import { CATEGORY_LINKS, hook } from '../../menu-dom.ts'
import { LateIcon } from './late/late-hours.tsx'
import { Slot } from './slot.tsx'

/** The categories as links to their sections, always visible while scrolling, and what parts put at its end. */
export function MenuBar({ context, sections }: PartProps) {
  const { texts, setMenus } = context
  const isSecond = setMenus?.menus.some(({ soldOut, isOver, isAhead }) => !soldOut && !isOver && !isAhead)
  return (
    <div className="bar">
      <nav className="categories" {...hook(CATEGORY_LINKS)} aria-label={texts.categories}>
        <Slot place="barStart" context={context} sections={sections} />
        {sections.map((section, index) => {
          const fold = context.late?.sections.get(section.id)?.fold
          return (
            <a
              key={section.id}
              className={fold}
              href={`#${section.id}`}
              lang={section.name.lang}
              aria-current={(index === 0 && !isSecond) || undefined}
              data-not-now={fold && lateTexts[context.locale].notNow}
            >
              {section.name.text}
              {fold && <LateIcon />}
            </a>
          )
        })}
      </nav>
      <Slot place="bar" context={context} sections={sections} />
    </div>
  )
}
