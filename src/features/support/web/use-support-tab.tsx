import type { PageTab } from '#ui/dashboard/dashboard-feature.ts'
import { supportTexts as texts } from '../support.texts.ts'
import { SupportTab } from './support-tab.tsx'

/** The tab 'Soporte' of the user page. */
export const useSupportTab = (): PageTab => ({
  id: 'support',
  label: texts.tab,
  visible: true,
  content: <SupportTab />,
})
