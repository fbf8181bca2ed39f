import type { Format } from '../../paper.limits.ts'

const SHAPES: Record<Format, string> = {
  a4: 'M9 3h16v28H9zM13 9h8M13 13h8M13 17h8M13 21h8M13 25h5',
  booklet: 'M17 6c-4-2-9-2-13-1v23c4-1 9-1 13 1 4-2 9-2 13-1V5c-4-1-9-1-13 1zM17 6v23',
  trifold: 'M3 6l9 4v20l-9-4zM12 10l10-4v20l-10 4zM22 6l9 4v20l-9-4z',
  a3: 'M2 6h30v22H2zM7 11h6M7 15h6M7 19h6M21 11h6M21 15h6M21 19h6M7 23h6M21 23h6',
  door: 'M12 5a5 5 0 0 1 10 0M7 7h20v24H7zM11 13h8M11 17h8M11 21h8M11 25h8M22 13h1M22 17h1M22 21h1M22 25h1',
}

/** How a format is folded or hung. */
export const FormatShape = ({ format }: { format: Format }) => (
  <svg
    viewBox="0 0 34 34"
    width="34"
    height="34"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={SHAPES[format]} />
  </svg>
)
