import { memo, useMemo } from 'react'
import { qrPath, sizeWithQuietZone } from '#features/qr/qr.rules.ts'
import { qrMatrix } from '#features/qr/web/index.ts'

type CodeImageProps = { text: string; label?: string }

/** The code of a text, as it is printed; without a label it is decoration. */
export const CodeImage = memo(function CodeImage({ text, label }: CodeImageProps) {
  const { side, path } = useMemo(() => {
    const matrix = qrMatrix(text)
    return { side: sizeWithQuietZone(matrix.length), path: qrPath(matrix) }
  }, [text])
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
})
