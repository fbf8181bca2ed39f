import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button/button.tsx'
import { loadFile } from '#ui/client/download.ts'
import { cx } from '#ui/cx.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { codesTexts as texts } from '../../codes-page.texts.ts'
import { type CodePrint, printCodes, type TableCode } from '../../codes.contract.ts'
import { CODES_PRINT_ASK_AGAIN_MS } from '../../codes.limits.ts'
import styles from './print-codes.module.css'

/** One code as the server draws it; drawn again when something that stands on it has changed. */
const previewOf = (
  { _id: id, name: house, slug, theme, logoUrl }: Restaurant,
  { _id, name, key }: TableCode,
  as: CodePrint,
) => ({
  queryKey: ['code-preview', as, _id, name, key, id, house, slug, theme, logoUrl],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const patience = { forMs: CODES_PRINT_ASK_AGAIN_MS, onWait: () => undefined }
    const options = { params: { id }, query: { ids: _id, as, format: 'svg' } as const, signal }
    const { blob } = await loadFile(printCodes, options, patience)
    return `data:image/svg+xml,${encodeURIComponent(await blob.text())}`
  },
  staleTime: Number.POSITIVE_INFINITY,
})

type PreviewProps = { restaurant: Restaurant; codes: readonly TableCode[]; print: CodePrint }

/** The first two of what will be printed, on a tablecloth; of tents one, which is as wide as both. */
export function PrintCodesPreview({ restaurant, codes, print }: PreviewProps) {
  const shown = print === 'tent' ? codes.slice(0, 1) : codes
  return (
    <div className={cx('mantel', styles.stage)} role="group" aria-label={texts.preview}>
      {shown.map(code => (
        <Paper key={code._id} restaurant={restaurant} code={code} print={print} />
      ))}
    </div>
  )
}

function Paper({ restaurant, code, print }: { restaurant: Restaurant; code: TableCode; print: CodePrint }) {
  const { data, isError, refetch } = useQuery(previewOf(restaurant, code, print))
  if (isError)
    return (
      <div className={styles.failed} role="alert">
        <p>{texts.previewFailed}</p>
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    )
  if (!data) return <div className={styles.paper} data-print={print} aria-hidden="true" />
  return <img className={styles.paper} data-print={print} src={data} alt={texts.previewOf(code.name)} />
}
