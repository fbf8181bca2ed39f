import type { PageTab } from '#ui/dashboard/dashboard-feature.ts'
import { useRestaurantScope } from '#features/restaurants/web/index.ts'
import { codesTexts as texts } from '../codes-page.texts.ts'
import { CODES_TAB } from '../codes.paths.ts'
import { CodesTab } from './codes-tab.tsx'

/** The tab 'Mesas' of the QR page, which everybody of the house sees. */
export function useCodesTab(): PageTab {
  const { restaurant } = useRestaurantScope()
  return {
    id: CODES_TAB,
    label: texts.tab,
    title: texts.title,
    visible: restaurant !== null,
    content: restaurant && <CodesTab key={restaurant._id} restaurant={restaurant} />,
  }
}
