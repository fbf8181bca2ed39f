import { siteTexts } from '../../site.texts.ts'
import { SetLines } from '../set-lines.tsx'
import cartaSmall from './pictures/carta-372.webp?url&no-inline'
import carta from './pictures/carta-520.webp?url&no-inline'
import panelPhoneSmall from './pictures/panel-phone-372.webp?url&no-inline'
import panelPhone from './pictures/panel-phone-520.webp?url&no-inline'
import panelSmall from './pictures/panel-960.webp?url&no-inline'
import panel from './pictures/panel-1600.webp?url&no-inline'

const { panelBand: texts } = siteTexts

/** What is drawn of a phone's picture, and where the laptop's takes its place. */
const IN_HAND = '(max-width: 639px) 44vw, (max-width: 959px) 304px, 232px'
const NARROW = '(max-width: 959.98px)'

/**
 * The panel at work and the carta that it makes, both photographed in the product (`npm run landing-pictures`). On
 * narrow screens the panel is the one of a phone, because the laptop's would be too small to read.
 */
export function PanelBand() {
  return (
    <section className="obra" aria-labelledby="panel-y-carta">
      <div className="wrap">
        <h2 id="panel-y-carta">
          <SetLines lines={texts.heading} />
        </h2>
        <p className="lead">{texts.lead}</p>
        <div className="obra-v">
          <figure className="f-panel">
            <picture>
              <source
                media={NARROW}
                srcSet={`${panelPhoneSmall} 372w, ${panelPhone} 520w`}
                sizes={IN_HAND}
                width="390"
                height="800"
              />
              <img
                src={panelSmall}
                srcSet={`${panelSmall} 960w, ${panel} 1600w`}
                sizes="(max-width: 1279px) 76vw, 1020px"
                alt={texts.panelAlt}
                width="1120"
                height="700"
                loading="lazy"
              />
            </picture>
            <figcaption>{texts.panel}</figcaption>
          </figure>
          <figure className="f-carta">
            <div className="tel">
              <img
                src={carta}
                srcSet={`${cartaSmall} 372w, ${carta} 520w`}
                sizes={IN_HAND}
                alt={texts.cartaAlt}
                width="390"
                height="800"
                loading="lazy"
              />
            </div>
            <figcaption>{texts.carta}</figcaption>
          </figure>
        </div>
      </div>
    </section>
  )
}
