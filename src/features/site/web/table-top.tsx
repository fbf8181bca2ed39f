import aceitunas from '#ui/assets/dishes/aceitunas.svg?url'
import bravas from '#ui/assets/dishes/bravas.svg?url'
import cafe from '#ui/assets/dishes/cafe.svg?url'
import gazpacho from '#ui/assets/dishes/gazpacho.svg?url'
import jamon from '#ui/assets/dishes/jamon.svg?url'
import paella from '#ui/assets/dishes/paella.svg?url'
import tortilla from '#ui/assets/dishes/tortilla.svg?url'
import phone from '#ui/assets/phone-menu-modern.webp?url'

const PLATES = [
  { name: 'paella', src: paella, size: 380 },
  { name: 'jamon', src: jamon, size: 250 },
  { name: 'tortilla', src: tortilla, size: 250 },
  { name: 'gazpacho', src: gazpacho, size: 240 },
  { name: 'cafe', src: cafe, size: 180 },
  { name: 'aceitunas', src: aceitunas, size: 165 },
  { name: 'bravas', src: bravas, size: 220 },
]

/** The drawing of a set table at the top of the landing page, seen from above (DESIGN §1). */
export function TableTop() {
  return (
    <div className="mesa" aria-hidden="true">
      <div className="cloth mantel" />
      {PLATES.map(({ name, src, size }) => (
        <div key={name} className={`o o-${name}`}>
          <img src={src} alt="" width={size} height={size} />
        </div>
      ))}
      <div className="o o-phone">
        <div className="phone">
          <img src={phone} alt="" width="390" height="844" />
        </div>
      </div>
    </div>
  )
}
