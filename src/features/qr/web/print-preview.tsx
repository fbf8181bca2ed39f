import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import coffee from '#ui/assets/dishes/cafe.svg?no-inline'
import olives from '#ui/assets/dishes/aceitunas.svg?no-inline'
import { Button } from '#ui/button/button.tsx'
import { loadFile } from '#ui/client/download.ts'
import { cx } from '#ui/cx.ts'
import { LOOKS, themeOf } from '#features/theme/looks.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { printFile, type QrPrint } from '../qr.contract.ts'
import { PRINT_ASK_AGAIN_MS } from '../qr.limits.ts'
import { PAPER_GROUND } from '../qr.rules.ts'
import { qrPageTexts as texts } from '../qr-page.texts.ts'
import type { Sheet } from './print-choice.ts'
import styles from './print-preview.module.css'

/** The sheet as the server draws it; drawn again when something that stands on it has changed. */
const previewOf = (sheet: Sheet, { _id: id, name, slug, theme, logoUrl }: Restaurant) => ({
  queryKey: ['qr-preview', sheet.print, sheet, id, name, slug, theme, logoUrl],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const patience = { forMs: PRINT_ASK_AGAIN_MS, onWait: () => undefined }
    const options = { params: { id }, query: { format: 'svg', ...sheet } as const, signal }
    const { blob } = await loadFile(printFile, options, patience)
    return `data:image/svg+xml,${encodeURIComponent(await blob.text())}`
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** The color of the paper's back, seen above the fold. */
const groundOf = ({ shownStyle, ...theme }: Restaurant['theme']): string =>
  themeOf(shownStyle, theme)[PAPER_GROUND[LOOKS[shownStyle].print]]

type PrintPreviewProps = { sheet: Sheet; restaurant: Restaurant }

/** The chosen print format on a tablecloth: the printed sheet itself, so that nothing looks other than it will be. */
export function PrintPreview({ sheet, restaurant }: PrintPreviewProps) {
  const { data, isError, refetch } = useQuery({
    ...previewOf(sheet, restaurant),
    // While a phrase is typed, the sheet with the words before it stays.
    placeholderData: (before: string | undefined, query) => (query?.queryKey[1] === sheet.print ? before : undefined),
  })
  return (
    <div className={cx('mantel', styles.stage)} style={{ '--ground': groundOf(restaurant.theme) } as CSSProperties}>
      <img className={styles.coffee} src={coffee} alt="" loading="lazy" />
      <img className={styles.olives} src={olives} alt="" loading="lazy" />
      {!isError && <Paper print={sheet.print} src={data} />}
      {isError && (
        <div className={styles.failed} role="alert">
          <p>{texts.previewFailed}</p>
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The tent as it stands, with the sheet before it is folded beside it; one card; the sticker. */
function Paper({ print, src }: { print: QrPrint; src: string | undefined }) {
  const paper = src ? (
    <img className={styles.paper} data-print={print} src={src} alt={texts.preview} />
  ) : (
    <div className={styles.paper} data-print={print} aria-hidden="true" />
  )
  if (print !== 'tent') return paper
  return (
    <>
      <div className={styles.standing}>{paper}</div>
      {src && (
        <figure className={styles.flat}>
          <img src={src} alt="" />
          <img src={src} alt="" />
          <figcaption>{texts.flatSheet}</figcaption>
        </figure>
      )}
    </>
  )
}
