import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { TERMS_VERSION } from '#features/identity/identity.limits.ts'
import { IN_FORCE_SINCE } from '../../legal/legal.limits.ts'
import { legalTexts as texts } from '../../legal/legal-frame.texts.ts'
import { LEGAL_PAGES, type LegalPath } from '../../legal/legal-pages.ts'
import type { LegalBlock, LegalSection } from '../../legal/legal-text.ts'
import { siteTexts } from '../../site.texts.ts'
import { type LegalFacts, OperatorList } from './operator-list.tsx'
import { StorageTable } from './storage-table.tsx'

function Anchors({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ id, title }) => (
    <a key={id} href={`#${id}`}>
      {title}
    </a>
  ))
}

function Contents({ path, sections }: { path: LegalPath; sections: readonly LegalSection[] }) {
  return (
    <div className="toc">
      <nav aria-label={texts.contentsNav}>
        <b>{texts.contents}</b>
        <Anchors sections={sections} />
      </nav>
      <nav aria-label={texts.pagesNav}>
        {siteTexts.legal.map(page => (
          <a key={page.path} href={page.path} aria-current={page.path === path ? 'page' : undefined}>
            {page.label}
          </a>
        ))}
      </nav>
    </div>
  )
}

function Block({ block, facts }: { block: LegalBlock; facts: LegalFacts }) {
  if (block === 'operator') return <OperatorList facts={facts} />
  if (block === 'kept-in-browser') return <StorageTable cookies={facts.cookies} />
  if (typeof block === 'string') return <p>{block}</p>
  return (
    <ul className="points">
      {block.list.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** A legal page: contents at the left (folded on phones), short parts, and the operator's data (S1 §1, §2). */
export function LegalPage({ path, facts }: { path: LegalPath; facts: LegalFacts }) {
  const { title, lead, sections } = LEGAL_PAGES[path]
  return (
    <div className="wrap legal">
      <Contents path={path} sections={sections} />
      <article className="txt">
        <h1>{title}</h1>
        <p className="upd">{texts.version(TERMS_VERSION, IN_FORCE_SINCE)}</p>
        <details className="toc-m">
          <summary>
            {texts.contents}
            <CaretDownIcon size={16} weight="bold" aria-hidden="true" />
          </summary>
          <Anchors sections={sections} />
        </details>
        <p className="first">{lead}</p>
        {sections.map(section => (
          <section key={section.id} id={section.id}>
            <h2>{section.title}</h2>
            {section.blocks.map(block => (
              <Block key={JSON.stringify(block)} block={block} facts={facts} />
            ))}
          </section>
        ))}
      </article>
    </div>
  )
}
