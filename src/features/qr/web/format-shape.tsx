import type { QrPrint } from '../qr.contract.ts'

/** Outlines of the three formats, 34 × 30. */
const SHAPES: Record<QrPrint, string> = {
  tent: 'M5 27 11 3h15l-6 24zM26 3l5 24H20',
  cards: 'M9 3h16a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM13 10h8v8h-8z',
  sticker: 'M17 3a12 12 0 1 0 0 24 12 12 0 0 0 0-24zM13 11h8v8h-8z',
}

/** What a print format looks like, in a line. */
export function FormatShape({ print, className }: { print: QrPrint; className?: string | undefined }) {
  return (
    <svg className={className} width="34" height="30" viewBox="0 0 34 30" aria-hidden="true">
      <path d={SHAPES[print]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  )
}
