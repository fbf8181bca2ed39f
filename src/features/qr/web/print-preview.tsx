import { useQuery } from '@tanstack/react-query'
import coffee from '#ui/assets/dishes/cafe.svg?no-inline'
import olives from '#ui/assets/dishes/aceitunas.svg?no-inline'
import { Button } from '#ui/button/button.tsx'
import { loadFile } from '#ui/client/download.ts'
import { cx } from '#ui/cx.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { printFile, type QrPrint } from '../qr.contract.ts'
import { qrPageTexts as texts } from '../qr-page.texts.ts'
import styles from './print-preview.module.css'

/** The sheet as the server draws it; drawn again when something that stands on it has changed. */
const previewOf = (print: QrPrint, { _id: id, name, slug, theme }: Restaurant) => ({
  queryKey: ['qr-preview', id, print, name, slug, theme.primaryColor],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { blob } = await loadFile(printFile, { params: { id }, query: { format: 'svg', print }, signal })
    return `data:image/svg+xml,${encodeURIComponent(await blob.text())}`
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** The chosen print format on a tablecloth: the printed sheet itself, so that nothing looks other than it will be. */
export function PrintPreview({ print, restaurant }: { print: QrPrint; restaurant: Restaurant }) {
  const { data, isError, refetch } = useQuery(previewOf(print, restaurant))
  return (
    <div className={cx('mantel', styles.stage)}>
      <img className={styles.coffee} src={coffee} alt="" loading="lazy" />
      <img className={styles.olives} src={olives} alt="" loading="lazy" />
      {data && <img className={styles.paper} data-print={print} src={data} alt={texts.preview} />}
      {!data && !isError && <div className={styles.paper} data-print={print} aria-hidden="true" />}
      {!data && isError && (
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
