import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen'
import { GearSixIcon } from '@phosphor-icons/react/dist/csr/GearSix'
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House'
import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront'
import { PAGES } from '#shared/page-paths.ts'
import { shellTexts } from '../shell.texts.ts'

const { nav } = shellTexts

/**
 * The screens of the dashboard, in the order of sidebar and bottom bar (S2 §2). `keepsId`: the screen works on one
 * restaurant, so its link keeps `?id=`.
 */
export const NAV_ITEMS = [
  { path: PAGES.home, label: nav.home, Icon: HouseIcon, keepsId: true },
  { path: PAGES.restaurant, label: nav.restaurant, Icon: StorefrontIcon, keepsId: true },
  { path: PAGES.menu, label: nav.menu, Icon: BookOpenIcon, keepsId: true },
  { path: PAGES.qr, label: nav.qr, Icon: QrCodeIcon, keepsId: true },
  { path: PAGES.settings, label: nav.settings, Icon: GearSixIcon, keepsId: false },
] as const
