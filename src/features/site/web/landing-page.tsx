import { formatPrice } from '#shared/money.ts'
import { PAGES } from '#shared/page-paths.ts'
import { centsPerMonth } from '#features/billing/savings.rules.ts'
import { DEMO_SLUG } from '#features/restaurants/demo.rules.ts'
import { siteTexts as texts } from '../site.texts.ts'
import { ContactSection } from './contact/contact-form.tsx'
import { TableTop } from './table-top.tsx'

const euros = (cents: number): string => formatPrice(cents / 100, 'EUR')

function Hero() {
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero-t">
          <h1>{texts.tagline}</h1>
          <p>{texts.lead}</p>
          <div className="hero-cta">
            <a className="btn btn-brand btn-lg" href={PAGES.signUp}>
              {texts.start}
            </a>
            <a className="btn btn-s btn-lg" href={`/${DEMO_SLUG}`}>
              {texts.demo}
            </a>
          </div>
          <p className="hero-n">{texts.trial}</p>
        </div>
        <TableTop />
      </div>
    </section>
  )
}

function Features() {
  return (
    <section className="sec wrap" id="caracteristicas">
      <h2>{texts.featuresTitle}</h2>
      <ul className="cols">
        {texts.featureList.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Steps() {
  return (
    <section className="how mantel" id="como-funciona">
      <div className="wrap">
        <div>
          <h2>{texts.howTitle}</h2>
          <p className="lead">{texts.howLead}</p>
        </div>
        <div className="comanda num">
          <header>
            <b>{texts.ticket}</b>
            <span>{texts.table}</span>
          </header>
          <ol>
            {texts.steps.map(({ title, text }, index) => (
              <li key={title}>
                <i aria-hidden="true">{index + 1}</i>
                <h3>{title}</h3>
                <span>{euros(0)}</span>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className="total">
            <span>{texts.trialDays}</span>
            <b>{euros(0)}</b>
          </p>
        </div>
      </div>
    </section>
  )
}

function PriceBand() {
  return (
    <section className="band">
      <div className="wrap">
        <p className="num">
          {texts.afterTrial(euros(centsPerMonth('basic')))}
          <small>{texts.afterTrialNote}</small>
        </p>
        <a className="btn btn-s" href={PAGES.pricing}>
          {texts.seePrices}
        </a>
      </div>
    </section>
  )
}

/** `/`: what the product is, and its two main links (S1 §1). */
export function LandingPage() {
  return (
    <>
      <Hero />
      <Features />
      <Steps />
      <PriceBand />
      <ContactSection />
    </>
  )
}
