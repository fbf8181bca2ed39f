import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { PAGES } from '#shared/page-paths.ts'
import type { NavigationEntry } from '#ui/dashboard/dashboard-feature.ts'
import { screenTexts as texts } from '../screens.texts.ts'

/** 'Generador de QR' in the navigation. */
export const qrEntry: NavigationEntry = {
  path: PAGES.qr,
  label: texts.nav,
  title: texts.title,
  skeleton: 'columns',
  Icon: QrCodeIcon,
  keepsId: true,
}
