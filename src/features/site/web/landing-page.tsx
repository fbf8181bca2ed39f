import cafe from '../../../ui/assets/dishes/cafe.svg?url'
import gazpacho from '../../../ui/assets/dishes/gazpacho.svg?url'
import jamon from '../../../ui/assets/dishes/jamon.svg?url'
import paella from '../../../ui/assets/dishes/paella.svg?url'
import tortilla from '../../../ui/assets/dishes/tortilla.svg?url'
import phone from '../../../ui/assets/phone-menu-modern.webp?url'
import { siteTexts as texts } from '../site.texts.ts'

const PLATES = [
  { name: 'paella', src: paella, size: 380 },
  { name: 'jamon', src: jamon, size: 250 },
  { name: 'tortilla', src: tortilla, size: 250 },
  { name: 'gazpacho', src: gazpacho, size: 240 },
  { name: 'cafe', src: cafe, size: 180 },
]

function Table() {
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

/** `/`: what the product is, and the two ways on (S1 §1). A first version; the whole landing comes later. */
export function LandingPage() {
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <div className="hero-t">
            <h1>{texts.tagline}</h1>
            <p>{texts.lead}</p>
            <div className="hero-cta">
              <a className="btn btn-brand btn-lg" href="/auth?mode=register">
                {texts.start}
              </a>
              <a className="btn btn-s btn-lg" href="/el-rincon">
                {texts.demo}
              </a>
            </div>
            <p className="hero-n">{texts.trial}</p>
          </div>
          <Table />
        </div>
      </section>
      <section className="sec wrap" id="caracteristicas">
        <h2>{texts.featuresTitle}</h2>
        <ul className="cols">
          {texts.featureList.map(feature => (
            <li key={feature.title}>
              <h3>{feature.title}</h3>
              <p>{feature.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="how mantel" id="como-funciona">
        <div className="wrap">
          <h2>{texts.howTitle}</h2>
          <ol className="comanda num">
            {texts.steps.map((step, index) => (
              <li key={step.title}>
                <i aria-hidden="true">{index + 1}</i>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  )
}
