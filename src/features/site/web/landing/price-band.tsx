import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import { formatPrice } from '#shared/money.ts'
import { PAGES } from '#shared/page-paths.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { centsPerMonth } from '#features/billing/savings.rules.ts'
import { siteTexts } from '../../site.texts.ts'

const { priceBand: texts } = siteTexts

/** What it costs after the trial: the smallest plan paid for a year. */
export function PriceBand() {
  return (
    <section className="band">
      <div className="wrap">
        <p>
          {texts.from} <span className="num">{formatPrice(centsPerMonth('basic') / 100, 'EUR')}</span> {texts.perMonth}
          <small>{texts.note}</small>
        </p>
        <ButtonLink variant="secondary" className="line" href={PAGES.pricing}>
          {texts.see}
          <ArrowRightIcon size={18} weight="bold" aria-hidden="true" />
        </ButtonLink>
      </div>
    </section>
  )
}
