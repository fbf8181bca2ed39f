import { HouseIcon } from '@phosphor-icons/react/dist/csr/House'
import { PAGES } from '#shared/page-paths.ts'
import type { NavigationEntry } from '#ui/dashboard/dashboard-feature.ts'
import { screenTexts as texts } from '../screens.texts.ts'

/** The home in the navigation. */
export const homeEntry: NavigationEntry = {
  path: PAGES.home,
  label: texts.nav,
  title: texts.title,
  skeleton: 'cards',
  Icon: HouseIcon,
  keepsId: true,
}
