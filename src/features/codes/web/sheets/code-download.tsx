import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { reportFailure } from '#ui/client/report-failure.ts'
import { saveFile } from '#ui/client/save-file.ts'
import { Menu } from '#ui/menu/menu.tsx'
import { toast } from '#ui/toast/toast.ts'
import { QR_LARGE_PNG_SIZE_PX } from '#features/qr/qr.limits.ts'
import { qrPath, sizeWithQuietZone } from '#features/qr/qr.rules.ts'
import { drawQr, pngOf, qrMatrix, useMarkPrinted } from '#features/qr/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { codesTexts as texts } from '../../codes-page.texts.ts'
import type { TableCode } from '../../codes.contract.ts'
import { CODE_TOAST } from '../code-toast.ts'

type CodeDownloadProps = { code: TableCode; url: string; restaurant: Restaurant }

/** The bare code of one table as a file: a PNG of 1000 px, or an SVG (PAPER-AND-NUMBERS §6 18). */
export function CodeDownload({ code, url, restaurant }: CodeDownloadProps) {
  const markPrinted = useMarkPrinted(restaurant)
  const save = async (extension: 'png' | 'svg', make: () => Promise<Blob> | Blob) => {
    try {
      saveFile(await make(), `qr-${restaurant.slug}-${code.key}.${extension}`)
      markPrinted()
    } catch (error) {
      reportFailure('canvas', error)
      toast.error(texts.downloadFailed, { id: CODE_TOAST })
    }
  }
  return (
    <Menu
      variant="secondary"
      size="sm"
      label={texts.download}
      trigger={
        <>
          <DownloadSimpleIcon size={18} aria-hidden="true" />
          {texts.download}
        </>
      }
      items={[
        { label: texts.png, onSelect: () => void save('png', () => pngBlob(url)) },
        { label: texts.svg, onSelect: () => void save('svg', () => svgBlob(url)) },
      ]}
    />
  )
}

function pngBlob(url: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  drawQr(canvas, qrMatrix(url), QR_LARGE_PNG_SIZE_PX)
  return pngOf(canvas)
}

function svgBlob(url: string): Blob {
  const matrix = qrMatrix(url)
  const side = sizeWithQuietZone(matrix.length)
  const drawing = `<rect width="${side}" height="${side}" fill="#fff"/><path d="${qrPath(matrix)}" fill="#000"/>`
  const frame = `xmlns="http://www.w3.org/2000/svg" width="60mm" height="60mm" viewBox="0 0 ${side} ${side}"`
  return new Blob([`<svg ${frame} shape-rendering="crispEdges">${drawing}</svg>`], { type: 'image/svg+xml' })
}
