import { hookWith, OLD_PAPER } from '#features/public-menu/menu-dom.ts'
import { PAGES } from '#shared/page-paths.ts'
import { EDITION_PARAMETER, OLD_PAPER_TEXTS, type OldPaperData, paperDay } from '#features/public-menu/old-paper.ts'
import oldPaper from '../../inline/old-paper.ts?iife'
import { stylesOf } from '../../look-styles.ts'
import type { MenuPart, PartProps } from '../../page-context.ts'
import css from '../../styles/old-paper/old-paper.css?inline'
import { Icon } from '../icons.tsx'

/**
 * The line under that of the zone for a diner who holds an edition that says something else; it can be closed, but not
 * where allergens differ (PAPER-AND-NUMBERS §5 12).
 */
function OldPaperLine({ context: { oldPaper: paper, locale, year, restaurant } }: PartProps) {
  if (!paper) return null
  const texts = OLD_PAPER_TEXTS[locale]
  const data: OldPaperData = {
    restaurantId: restaurant._id,
    n: paper.n,
    day: paperDay(paper.from, 'es', year),
    changes: `${PAGES.paper}&${EDITION_PARAMETER}=${paper.n}`,
  }
  return (
    <>
      <aside className="old-paper" aria-label={texts.label} {...hookWith(OLD_PAPER, JSON.stringify(data))}>
        <p>
          <Icon name="paper" />
          <span>
            <b>{texts.isFrom(paperDay(paper.from, locale, year))}</b> {texts[paper.differs]}
          </span>
        </p>
        {paper.differs === 'prices' && (
          <button type="button" aria-label={texts.close} hidden>
            <Icon name="cross" />
          </button>
        )}
      </aside>
      <script>{oldPaper}</script>
    </>
  )
}

/** What an old paper says: a page without one pays nothing for it. */
export const oldPaperPart: MenuPart = {
  belowBar: OldPaperLine,
  css: (_, { oldPaper: paper, style }) => (paper ? css + stylesOf(style).oldPaper : ''),
}
