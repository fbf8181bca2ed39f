import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront'
import { PAGES } from '#shared/page-paths.ts'
import type { NavigationEntry } from '#ui/dashboard/dashboard-feature.ts'
import { screenTexts as texts } from '../screens.texts.ts'

/** The restaurant's page in the navigation. */
export const restaurantEntry: NavigationEntry = {
  path: PAGES.restaurant,
  label: texts.nav,
  title: texts.title,
  skeleton: 'form',
  Icon: StorefrontIcon,
  keepsId: true,
}
