import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { pricingTexts as texts } from '../../pricing.texts.ts'

/** The questions under the prices; the first one is open. */
export function Questions({ menuDays }: { menuDays: number }) {
  return (
    <section className="qa" aria-labelledby="preguntas">
      <div>
        <h2 id="preguntas">{texts.faqTitle}</h2>
        <p>
          {texts.faqMissing} <a href="/#contacto">{texts.faqWrite}</a> {texts.faqAnswer}
        </p>
      </div>
      <div>
        {texts.faq(menuDays).map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {question}
              <CaretDownIcon size={16} weight="bold" aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
