import { PLANS } from '../../billing/plans.ts'
import { siteTexts } from '../site.texts.ts'

const texts = siteTexts.pricing
const TIERS = ['basic', 'pro', 'premium'] as const
const MONTHS = 12

/** `/precios`: the three plans with both prices (S1 §9). A first version, without the toggle. */
export function PricingPage() {
  return (
    <section className="sec wrap">
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <ul className="plans num">
        {TIERS.map(tier => {
          const { name, monthly, annual } = PLANS[tier]
          return (
            <li key={tier}>
              <h2>{name}</h2>
              <p className="price">
                <b>{monthly} €</b> {texts.perMonth}
              </p>
              <p className="muted">{texts.perYear(annual, monthly * MONTHS - annual)}</p>
              <ul>
                {texts.plans[tier].map(line => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <a className="btn btn-p" href="/auth?mode=register">
                {siteTexts.start}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
