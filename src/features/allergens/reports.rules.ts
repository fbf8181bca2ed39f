/** What the house made of a report: it mended the dish, or the dish is right as it is. */
export const REPORT_STATES = ['open', 'mended', 'fine'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** Of what a report waits: a dish, or a line of a set menu, and what it was called. */
export type Reported = { id: string; name: string }
