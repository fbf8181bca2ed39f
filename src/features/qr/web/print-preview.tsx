import { useMemo } from 'react'
import coffee from '#ui/assets/dishes/cafe.svg?no-inline'
import olives from '#ui/assets/dishes/aceitunas.svg?no-inline'
import { cx } from '#ui/cx.ts'
import { LOCALES } from '#shared/locale.ts'
import type { QrPrint } from '../qr.contract.ts'
import { qrPath, sizeWithQuietZone } from '../qr.rules.ts'
import { QR_PHRASES } from '../qr.texts.ts'
import { qrPageTexts as texts } from '../qr-page.texts.ts'
import styles from './print-preview.module.css'
import { qrMatrix } from './qr-drawing.ts'

type PrintPreviewProps = { print: QrPrint; url: string; name: string }

/** The chosen print format, drawn on a tablecloth. */
export function PrintPreview({ print, url, name }: PrintPreviewProps) {
  const readable = url.replace(/^[a-z]+:\/\//i, '')
  return (
    <div className={cx('mantel', styles.stage)} role="img" aria-label={texts.preview}>
      <img className={styles.coffee} src={coffee} alt="" loading="lazy" />
      <img className={styles.olives} src={olives} alt="" loading="lazy" />
      <div className={styles.paper} data-print={print}>
        <div className={styles.name}>{name}</div>
        <div className={styles.phrases}>
          {LOCALES.map(locale => (
            <div key={locale} lang={locale}>
              {QR_PHRASES[locale]}
            </div>
          ))}
        </div>
        <PreviewCode url={url} />
        <div className={styles.url}>{readable}</div>
      </div>
    </div>
  )
}

function PreviewCode({ url }: { url: string }) {
  const code = useMemo(() => {
    try {
      const matrix = qrMatrix(url)
      return { d: qrPath(matrix), size: sizeWithQuietZone(matrix.length) }
    } catch {
      return null
    }
  }, [url])
  if (!code) return null
  return (
    <svg className={styles.code} viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges">
      <path d={code.d} fill="black" />
    </svg>
  )
}
