import type { PageTab } from '#ui/dashboard/dashboard-feature.ts'
import { useRestaurantScope } from '#features/restaurants/web/index.ts'
import { PAPER_TAB } from '../paper.paths.ts'
import { paperTexts as texts } from '../screen/paper-page.texts.ts'
import { PaperTab } from './paper-tab.tsx'

/** The tab 'Carta impresa' of the QR page, which everybody of the house sees. */
export function usePaperTab(): PageTab {
  const { restaurant } = useRestaurantScope()
  return {
    id: PAPER_TAB,
    label: texts.tab,
    title: texts.tab,
    visible: restaurant !== null,
    content: restaurant && <PaperTab key={restaurant._id} restaurant={restaurant} />,
  }
}
