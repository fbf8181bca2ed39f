import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen'
import { PAGES } from '#shared/page-paths.ts'
import type { NavigationEntry } from '#ui/dashboard/dashboard-feature.ts'
import { screenTexts as texts } from '../screens.texts.ts'

/** 'Gestión de Menú' in the navigation. */
export const menuEntry: NavigationEntry = {
  path: PAGES.menu,
  label: texts.nav,
  title: texts.title,
  skeleton: 'list',
  Icon: BookOpenIcon,
  keepsId: true,
}
