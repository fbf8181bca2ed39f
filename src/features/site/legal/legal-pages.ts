import { PAGES } from '#shared/page-paths.ts'
import { cookies } from './cookies.texts.ts'
import { legalNotice } from './legal-notice.texts.ts'
import type { LegalText } from './legal-text.ts'
import { privacy } from './privacy.texts.ts'
import { terms } from './terms.texts.ts'

/** The four legal pages by path (S1 §1, §2). */
export const LEGAL_PAGES = {
  [PAGES.legalNotice]: legalNotice,
  [PAGES.privacy]: privacy,
  [PAGES.cookies]: cookies,
  [PAGES.terms]: terms,
} as const satisfies Record<string, LegalText>
export type LegalPath = keyof typeof LEGAL_PAGES
