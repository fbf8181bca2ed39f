import { formatPrice } from '#shared/money.ts'
import { PAGES } from '#shared/page-paths.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { siteTexts } from '../../site.texts.ts'
import { SetLines } from '../set-lines.tsx'

const { steps: texts } = siteTexts
const FREE = formatPrice(0, 'EUR')

/** The three steps (S1 §1), written on an order ticket. */
export function Steps() {
  return (
    <section className="how mantel" id="como-funciona">
      <div className="wrap">
        <div className="papel">
          <h2>
            <SetLines lines={texts.heading} />
          </h2>
          <p className="lead">{texts.lead}</p>
          <ButtonLink variant="brand" size="lg" href={PAGES.signUp}>
            {siteTexts.start}
          </ButtonLink>
        </div>
        <div className="comanda-w">
          <div className="comanda num">
            <p className="comanda-h">
              <b>{texts.ticket}</b>
              <span>{texts.table}</span>
            </p>
            <ol>
              {texts.list.map(({ title, text }, index) => (
                <li key={title}>
                  <i aria-hidden="true">{index + 1}</i>
                  <h3>{title}</h3>
                  <span>{FREE}</span>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
            <p className="total">
              <span>{texts.trialDays}</span>
              <b>{FREE}</b>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
