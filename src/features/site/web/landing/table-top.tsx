import aceitunas from '#ui/assets/dishes/aceitunas.svg?url&no-inline'
import cafe from '#ui/assets/dishes/cafe.svg?url&no-inline'
import gazpacho from '#ui/assets/dishes/gazpacho.svg?url&no-inline'
import jamon from '#ui/assets/dishes/jamon.svg?url&no-inline'
import paella from '#ui/assets/dishes/paella.svg?url&no-inline'
import tortilla from '#ui/assets/dishes/tortilla.svg?url&no-inline'
import phoneSmall from '#ui/assets/phone-menu-modern-372.webp?url&no-inline'
import phone from '#ui/assets/phone-menu-modern-520.webp?url&no-inline'
import type { DemoCode } from '../../site.render.ts'
import { siteTexts as texts } from '../../site.texts.ts'
import { QrDrawing } from './qr-drawing.tsx'

/** `wide`: not shown on phones, so phones do not load it. */
const PLATES = [
  { name: 'paella', src: paella, size: 350 },
  { name: 'jamon', src: jamon, size: 214 },
  { name: 'aceitunas', src: aceitunas, size: 140, wide: true },
  { name: 'gazpacho', src: gazpacho, size: 230 },
  { name: 'tortilla', src: tortilla, size: 206 },
  { name: 'cafe', src: cafe, size: 150, wide: true },
]

/** The drawing of a set table at the top of the landing page, seen from above, with a code that works (DESIGN §1). */
export function TableTop({ demo }: { demo: DemoCode }) {
  return (
    <div className="mesa" aria-hidden="true">
      <div className="cloth mantel" />
      {PLATES.map(({ name, src, size, wide }) => (
        <div key={name} className={`o o-${name}`}>
          <img src={src} alt="" width={size} height={size} loading={wide ? 'lazy' : undefined} />
        </div>
      ))}
      <div className="o o-phone">
        <div className="phone">
          {/* The largest picture of the first screen, so it comes first and in the size that is drawn. */}
          <img
            src={phone}
            srcSet={`${phoneSmall} 372w, ${phone} 520w`}
            sizes="(max-width: 959px) 172px, 226px"
            alt=""
            width="390"
            height="844"
            fetchPriority="high"
          />
        </div>
      </div>
      <div className="o o-card">
        <div className="tent">
          <i className="tent-bar" />
          <b>{texts.qrCard}</b>
          <QrDrawing demo={demo} />
          <small>{demo.readableUrl}</small>
        </div>
      </div>
    </div>
  )
}
