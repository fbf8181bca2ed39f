import { GearSixIcon } from '@phosphor-icons/react/dist/csr/GearSix'
import { PAGES } from '#shared/page-paths.ts'
import type { NavigationEntry } from '#ui/dashboard/dashboard-feature.ts'
import { screenTexts as texts } from '../screens.texts.ts'

/** 'Ajustes de usuario' in the navigation. */
export const settingsEntry: NavigationEntry = {
  path: PAGES.settings,
  label: texts.nav,
  title: texts.user,
  skeleton: 'form',
  Icon: GearSixIcon,
  keepsId: false,
}
