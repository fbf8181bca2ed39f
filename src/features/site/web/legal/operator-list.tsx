import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning'
import type { ReactNode } from 'react'
import { mailtoUrl } from '#shared/html.ts'
import { legalTexts as texts } from '../../legal/legal-frame.texts.ts'
import type { SitePageInput } from '../../site.render.ts'

export type LegalFacts = Pick<SitePageInput, 'operator' | 'contactEmail' | 'cookies'>

function NotConfigured() {
  return (
    <span className="no-cfg">
      <WarningIcon size={16} weight="fill" aria-hidden="true" />
      {texts.notConfigured}
    </span>
  )
}

/** Who runs the service, from the settings; what is missing says so (3-decisions §9). */
export function OperatorList({ facts: { operator, contactEmail } }: { facts: LegalFacts }) {
  const email = contactEmail && <a href={mailtoUrl(contactEmail)}>{contactEmail}</a>
  const rows: [string, ReactNode][] = [
    [texts.name, operator.name],
    [texts.address, operator.address],
    [texts.taxId, operator.taxId],
    [texts.email, email],
  ]
  return (
    <dl>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <NotConfigured />}</dd>
        </div>
      ))}
    </dl>
  )
}
