import type { DemoCode } from '../../site.render.ts'

const ID = 'demo-qr'
/** The card around it is white, so half of the quiet zone is enough inside the drawing. */
const CUT = 2

type QrDrawingProps = { demo: DemoCode; again?: boolean }

/** The code of the demo's URL, black modules on white; `again` shows the first drawing a second time. */
export function QrDrawing({ demo: { side, path }, again = false }: QrDrawingProps) {
  const shown = side - 2 * CUT
  return (
    <svg className="qr" viewBox={`${CUT} ${CUT} ${shown} ${shown}`} shapeRendering="crispEdges" aria-hidden="true">
      {again ? <use href={`#${ID}`} /> : <path id={ID} d={path} />}
    </svg>
  )
}
