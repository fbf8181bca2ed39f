import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple'
import { formatPrice } from '#shared/money.ts'
import { ALLERGEN_IDS, ALLERGEN_NAMES, type AllergenId } from '#features/allergens/allergens.ts'
import { DEMO_SLUG } from '#features/restaurants/demo.rules.ts'
import { AllergenIcon } from '#ui/allergen-icon/allergen-icon.tsx'
import paella from '#ui/assets/dishes/paella.svg?url&no-inline'
import type { DemoCode } from '../../site.render.ts'
import { siteTexts } from '../../site.texts.ts'
import { SetLines } from '../set-lines.tsx'
import { QrDrawing } from './qr-drawing.tsx'

const { features: texts } = siteTexts

const price = (euros: number): string => formatPrice(euros, 'EUR')

/** Lit in the drawing, as if these were the ones of a dish. */
const LIT: readonly AllergenId[] = ['gluten', 'crustaceans', 'milk']

function UrlCard({ demo }: { demo: DemoCode }) {
  return (
    <article className="ft ft-url mantel mantel-rojo">
      <p className="addr">
        <LockSimpleIcon className="ic" size={26} weight="fill" aria-hidden="true" />
        <span>
          {demo.readableUrl.slice(0, -DEMO_SLUG.length)}
          <b>{DEMO_SLUG}</b>
        </span>
      </p>
      <div className="obj" aria-hidden="true">
        <div className="tent">
          <b>{texts.url.restaurant}</b>
          <QrDrawing demo={demo} again />
          <small>{texts.url.scan}</small>
        </div>
        <img src={paella} alt="" width="420" height="420" loading="lazy" />
      </div>
      <div className="ft-txt">
        <h3>{texts.url.title}</h3>
        <p>{texts.url.text}</p>
      </div>
    </article>
  )
}

function PriceSlip() {
  return (
    <article className="ft ft-mant">
      <h3>{texts.upkeep.title}</h3>
      <p>{texts.upkeep.text}</p>
      <ul className="slip num">
        {texts.upkeep.dishes.map(({ name, before, now }) => (
          <li key={name}>
            <span>{name}</span>
            <span>
              {before !== undefined && (
                <s>
                  <span className="vh">{texts.upkeep.before} </span>
                  {price(before)}
                </s>
              )}
              {price(now)}
            </span>
          </li>
        ))}
      </ul>
    </article>
  )
}

function OrderCard() {
  return (
    <article className="ft ft-datos">
      <h3>{texts.order.title}</h3>
      <p>{texts.order.text}</p>
      <ul className="algs" aria-label={texts.order.allergens}>
        {ALLERGEN_IDS.map(id => (
          <li key={id} title={ALLERGEN_NAMES[id].es} data-lit={LIT.includes(id) ? '' : undefined}>
            <AllergenIcon id={id} size={26} />
            <span className="vh">{ALLERGEN_NAMES[id].es}</span>
          </li>
        ))}
      </ul>
    </article>
  )
}

/** The three features of S1 §1: custom URL, no maintenance, organised data. */
export function FeatureCards({ demo }: { demo: DemoCode }) {
  return (
    <section className="sec" id="caracteristicas">
      <div className="wrap">
        <h2>
          <SetLines lines={texts.heading} />
        </h2>
        <div className="feat">
          <UrlCard demo={demo} />
          <PriceSlip />
          <OrderCard />
        </div>
      </div>
    </section>
  )
}
