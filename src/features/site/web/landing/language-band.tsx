import croquetas from '#ui/assets/dishes/croquetas.svg?url&no-inline'
import { siteTexts } from '../../site.texts.ts'

const { languages: texts } = siteTexts

/** One dish in the three languages of a menu (S1 §1). */
export function LanguageBand() {
  return (
    <section className="idi" aria-labelledby="idiomas">
      <div className="wrap">
        <h2 className="vh" id="idiomas">
          {texts.title}
        </h2>
        <ul>
          {texts.list.map(({ locale, language, dish }) => (
            <li key={locale}>
              <small>{language}</small>
              <span lang={locale}>{dish}</span>
            </li>
          ))}
        </ul>
      </div>
      <img src={croquetas} alt="" width="400" height="400" loading="lazy" />
    </section>
  )
}
