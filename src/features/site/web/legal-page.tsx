import { PAGES } from '#shared/page-paths.ts'
import { type LegalPath, legalPages, operatorTexts as texts } from '../legal.texts.ts'
import type { SitePageInput } from '../site.render.ts'

type LegalPageProps = Pick<SitePageInput, 'operator' | 'contactEmail'> & { path: LegalPath }

/** The four legal pages: what is true today, in plain words; the legal notice says who runs the service. */
export function LegalPage({ path, operator, contactEmail }: LegalPageProps) {
  const { title, paragraphs } = legalPages[path]
  return (
    <article className="sec wrap prose">
      <h1>{title}</h1>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {path === PAGES.legalNotice && <Operator operator={operator} contactEmail={contactEmail} />}
    </article>
  )
}

function Operator({ operator, contactEmail }: Pick<SitePageInput, 'operator' | 'contactEmail'>) {
  const facts = [
    [texts.name, operator.name],
    [texts.address, operator.address],
    [texts.taxId, operator.taxId],
    [texts.email, contactEmail],
  ].filter(([, value]) => value)
  return (
    <>
      <h2>{texts.title}</h2>
      {facts.length === 0 && <p>{texts.unknown}</p>}
      <ul>
        {facts.map(([label, value]) => (
          <li key={label}>
            {label}: {value}
          </li>
        ))}
      </ul>
    </>
  )
}
