import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { formatPrice } from '#shared/money.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { PAGES } from '#shared/page-paths.ts'
import { PAID_TIERS, type PaidTier, PLANS } from '#features/billing/plans.ts'
import { averageSavingPercent, centsPerMonth, yearlySaving } from '#features/billing/savings.rules.ts'
import { pricingTexts as texts } from '../../pricing.texts.ts'
import { PERIOD } from './period.ts'
import { Questions } from './questions.tsx'
import { siteTexts } from '../../site.texts.ts'

const RECOMMENDED: PaidTier = 'pro'

/** Monthly or annual, annual first; the saving is the average of all plans (S1 §2). Works without a script. */
function PeriodChoice() {
  return (
    <fieldset className="seg">
      <legend className="vh">{texts.period}</legend>
      <label>
        <input type="radio" name={PERIOD} value="monthly" />
        {texts.monthly}
      </label>
      <label>
        <input type="radio" name={PERIOD} value="yearly" defaultChecked />
        {texts.yearly}
        <em>{texts.averageSaving(averageSavingPercent())}</em>
      </label>
    </fieldset>
  )
}

function Amount({ tier }: { tier: PaidTier }) {
  const { monthly, annual } = PLANS[tier]
  return (
    <>
      <div data-period="yearly">
        <p className="amount">
          <b>
            {annual}
            <small> €</small>
          </b>
          <span>{texts.perYear}</span>
        </p>
        <p className="sub">
          {texts.monthOfYear(formatPrice(centsPerMonth(tier) / 100, 'EUR'))}{' '}
          <strong>{texts.saving(yearlySaving(tier))}</strong>
        </p>
      </div>
      <div data-period="monthly">
        <p className="amount">
          <b>
            {monthly}
            <small> €</small>
          </b>
          <span>{texts.perMonth}</span>
        </p>
        <p className="sub">
          {texts.withAnnual(annual)} <strong>{texts.wouldSave(yearlySaving(tier))}</strong>
        </p>
      </div>
    </>
  )
}

function PlanCard({ tier }: { tier: PaidTier }) {
  const isRecommended = tier === RECOMMENDED
  const { suits, content } = PLANS[tier]
  return (
    <section className="plan" data-hot={isRecommended ? '' : undefined}>
      {isRecommended && <span className="tag mantel">{texts.recommended}</span>}
      <h2>{PLANS[tier].name}</h2>
      <p className="for">{suits}</p>
      <Amount tier={tier} />
      <ul>
        {content.map(line => (
          <li key={line}>
            <CheckIcon className="ic" size={20} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <ButtonLink
        variant={isRecommended ? 'brand' : 'secondary'}
        size="lg"
        href={PAGES.signUp}
        data-tier={tier}
        aria-label={texts.startWith(PLANS[tier].name)}
      >
        {siteTexts.start}
      </ButtonLink>
    </section>
  )
}

/** `/precios`: the three plans, drawn as a menu card (S1 §2, §9). */
export function PricingPage({ menuDays }: { menuDays: number }) {
  return (
    <>
      <section className="pr-h">
        <div className="wrap">
          <div>
            <h1>{texts.title}</h1>
            <p>{texts.lead}</p>
          </div>
          <PeriodChoice />
        </div>
      </section>
      <div className="wrap">
        <div className="carta num">
          {PAID_TIERS.map(tier => (
            <PlanCard key={tier} tier={tier} />
          ))}
        </div>
        <ul className="gar">
          {texts.guarantees.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <Questions menuDays={menuDays} />
      </div>
    </>
  )
}
