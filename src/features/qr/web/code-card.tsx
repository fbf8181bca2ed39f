import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { useEffect, useId, useRef, useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { reportFailure } from '#ui/client/report-failure.ts'
import { saveFile } from '#ui/client/save-file.ts'
import { useDownload } from '#ui/client/use-download.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Zone } from '#features/prices/prices.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { printFile } from '../qr.contract.ts'
import { QR_LARGE_PNG_SIZE_PX } from '../qr.limits.ts'
import { qrFileName } from '../qr.rules.ts'
import { qrTexts as texts } from '../qr.texts.ts'
import { qrPageTexts } from '../qr-page.texts.ts'
import styles from './code-card.module.css'
import { useMarkPrinted } from './use-mark-printed.ts'
import { drawQr, pngOf, qrMatrix } from './qr-drawing.ts'

const TOAST = 'qr-download'

type CodeCardProps = { url: string; restaurant: Restaurant; zone: Zone | undefined }

/** The code as it is downloaded, and its two files: the PNG drawn in the browser, the SVG from the server. */
export function CodeCard({ url, restaurant, zone }: CodeCardProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const markPrinted = useMarkPrinted(restaurant)
  const failureId = useId()
  const svg = useDownload(printFile, { id: TOAST, failed: texts.downloadFailed })
  useEffect(() => {
    try {
      if (canvas.current) drawQr(canvas.current, qrMatrix(url))
      setFailed(false)
    } catch (error) {
      reportFailure('canvas', error)
      setFailed(true)
      toast.error(texts.imageFailed, { id: TOAST, detail: qrPageTexts.imageFailedHint, isInPage: true })
    }
  }, [url])

  const download = async (drawn: HTMLCanvasElement | null, name: string) => {
    const failed = (error: unknown) => void reportFailure('canvas', error)
    const png = drawn && (await pngOf(drawn).catch(failed))
    if (!png) return toast.error(texts.imageProcessFailed, { id: TOAST })
    try {
      saveFile(png, `${name}.png`)
      markPrinted()
    } catch {
      toast.error(texts.downloadFailed, { id: TOAST })
    }
  }
  const name = qrFileName(restaurant.slug, zone?.slug)
  const downloadLarge = () => {
    const large = document.createElement('canvas')
    try {
      drawQr(large, qrMatrix(url), QR_LARGE_PNG_SIZE_PX)
    } catch {
      return void toast.error(texts.imageProcessFailed, { id: TOAST })
    }
    return download(large, `${name}-${QR_LARGE_PNG_SIZE_PX}`)
  }
  const downloadSvg = async () => {
    const hasCome = await svg.start({ params: { id: restaurant._id }, query: { format: 'svg', zone: zone?._id } })
    if (hasCome) markPrinted()
  }
  return (
    <Card className={styles.card} aria-labelledby="qr-card">
      <div className={styles.paper}>
        <canvas ref={canvas} className={styles.code} role="img" aria-label={qrPageTexts.qrOf(url)} />
      </div>
      <div>
        <h2 className={styles.title} id="qr-card">
          {qrPageTexts.yourQr}
        </h2>
        <p className={styles.text}>{qrPageTexts.level}</p>
        {hasFailed && (
          <Alert id={failureId} tone="error" live className={styles.failed}>
            {texts.imageFailed}. {qrPageTexts.imageFailedHint}
          </Alert>
        )}
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            icon={<DownloadSimpleIcon size={20} />}
            disabled={hasFailed}
            aria-describedby={hasFailed ? failureId : undefined}
            onClick={() => void download(canvas.current, name)}
          >
            {texts.download}
          </Button>
          <Button
            variant="secondary"
            disabled={hasFailed}
            aria-describedby={hasFailed ? failureId : undefined}
            onClick={() => void downloadLarge()}
          >
            {qrPageTexts.downloadLarge}
          </Button>
          <Button variant="secondary" busy={svg.isBusy} onClick={() => void downloadSvg()}>
            {qrPageTexts.downloadSvg}
          </Button>
        </div>
      </div>
    </Card>
  )
}
