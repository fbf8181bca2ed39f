import type { Locale } from '#shared/locale.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'

export const REPORT_FIELDS = ['reason', 'text', 'email'] as const
export type ReportField = (typeof REPORT_FIELDS)[number]

export type ReportPageInput = {
  locale: Locale
  menu: { name: string; path: string }
  /** Where the form is sent. */
  action: string
  state:
    | { kind: 'sent' }
    /** What was typed, with the texts of its faults, and of what hindered it as a whole. */
    | {
        kind: 'form'
        typed: Partial<Record<ReportField, string>>
        faults: Partial<Record<ReportField, string>>
        alert?: string
      }
}

/** Pure functions; the build of `app/site/ssr.tsx` gives them to the server. */
export type AbuseRenderer = { renderReportPage: (input: ReportPageInput) => RenderedPage }
