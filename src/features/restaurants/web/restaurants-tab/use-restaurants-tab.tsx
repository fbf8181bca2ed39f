import type { PageTab } from '#ui/dashboard/dashboard-feature.ts'
import { restaurantsTabTexts as texts } from '../../restaurants-tab/restaurants-tab.texts.ts'
import { RestaurantsTab } from './restaurants-tab.tsx'

/** The tab 'Restaurantes' of the user page. */
export const useRestaurantsTab = (): PageTab => ({
  id: 'restaurants',
  label: texts.tab,
  visible: true,
  content: <RestaurantsTab />,
})
