import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { saveFile } from '#ui/client/save-file.ts'
import { useDownload } from '#ui/client/use-download.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { printFile } from '../qr.contract.ts'
import { qrFileName } from '../qr.rules.ts'
import { qrTexts as texts } from '../qr.texts.ts'
import { qrPageTexts } from '../qr-page.texts.ts'
import styles from './code-card.module.css'
import { useMarkPrinted } from './use-mark-printed.ts'
import { drawQr, pngOf, qrMatrix } from './qr-drawing.ts'

const TOAST = 'qr-download'

/** The code as it is downloaded, and its two files: the PNG drawn in the browser, the SVG from the server. */
export function CodeCard({ url, restaurant }: { url: string; restaurant: Restaurant }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const markPrinted = useMarkPrinted(restaurant)
  const svg = useDownload(printFile, { id: TOAST, failed: texts.downloadFailed })
  useEffect(() => {
    try {
      if (canvas.current) drawQr(canvas.current, qrMatrix(url))
      setFailed(false)
    } catch {
      setFailed(true)
      toast.error(texts.imageFailed, { id: TOAST, detail: qrPageTexts.imageFailedHint })
    }
  }, [url])

  const download = async () => {
    if (!canvas.current) return
    const png = await pngOf(canvas.current).catch(() => null)
    if (!png) return toast.error(texts.imageProcessFailed, { id: TOAST })
    try {
      saveFile(png, `${qrFileName(restaurant.slug)}.png`)
      markPrinted()
    } catch {
      toast.error(texts.downloadFailed, { id: TOAST })
    }
  }
  const downloadSvg = async () => {
    const hasCome = await svg.start({ params: { id: restaurant._id }, query: { format: 'svg' } })
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
          <Alert tone="error" live className={styles.failed}>
            {texts.imageFailed}. {qrPageTexts.imageFailedHint}
          </Alert>
        )}
        <div className={styles.buttons}>
          <Button icon={<DownloadSimpleIcon size={20} />} disabled={hasFailed} onClick={() => void download()}>
            {texts.download}
          </Button>
          <Button variant="secondary" busy={svg.isBusy} onClick={() => void downloadSvg()}>
            {qrPageTexts.downloadSvg}
          </Button>
        </div>
      </div>
    </Card>
  )
}
