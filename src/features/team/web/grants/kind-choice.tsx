import { peopleTexts as texts } from '../../people.texts.ts'
import { ChoiceCards } from './choice-cards.tsx'

const KINDS = [
  { value: 'worker', name: texts.worker, hint: texts.workerHint },
  { value: 'partner', name: texts.partner, hint: texts.partnerHint },
]

type KindChoiceProps = { partner: boolean; disabled?: boolean | undefined; onChange: (partner: boolean) => void }

/** Trabajador or Socio; only the owner says it (4-beyond §10). */
export const KindChoice = ({ partner, disabled, onChange }: KindChoiceProps) => (
  <ChoiceCards
    legend={texts.kind}
    isLegendHidden
    choices={KINDS}
    value={partner ? 'partner' : 'worker'}
    disabled={disabled}
    onChange={kind => onChange(kind === 'partner')}
  />
)
