import type { ReactNode } from 'react'
import { LOCALE_NAMES, type Locale } from '#shared/locale.ts'
import { AllergenIcon } from '#ui/allergen-icon/allergen-icon.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { ALLERGEN_IDS, ALLERGEN_NAMES, type AllergenId } from '#features/allergens/allergens.ts'
import { WITHOUT_MAX } from '#features/allergens/allergens.limits.ts'
import {
  type KindedAllergen,
  KINDED_ALLERGENS,
  memberName,
  type Members,
  membersOf,
} from '#features/allergens/members.ts'
import type { Without } from '#features/allergens/public-allergens.ts'
import type { Said } from '#features/allergens/said.rules.ts'
import { declarationTexts } from '#features/allergens/allergens.texts.ts'
import { safeTexts as texts } from '../../safe-dish.texts.ts'
import { askingNothing } from '#features/allergens/fine-body.ts'
import styles from './fine-tuning.module.css'

/** Kinds, and what can be left out; nothing here declares anything. */
export type FineTuned = { members: Members; without: Without }

export type FineTuningProps = FineTuned & {
  said: Pick<Said, 'allergens' | 'traces'>
  /** The language that is written, the one that is needed, and all of the house. */
  locale: Locale
  main: Locale
  locales: readonly Locale[]
  /** Somebody wanted to save: what is missing is said. */
  wasAsked: boolean
  onChange: (changes: Partial<FineTuned>) => void
}

const isKinded = (id: AllergenId): id is KindedAllergen => (KINDED_ALLERGENS as string[]).includes(id)
const nameOf = (id: AllergenId): string => ALLERGEN_NAMES[id].es.toLowerCase()

/** 'Afinar': of each marked allergen its kinds, and what to ask for so that the dish is made without it. */
export function FineTuning(props: FineTuningProps) {
  const { said, members, without, locale, main, locales, wasAsked, onChange } = props
  const marked = ALLERGEN_IDS.filter(id => said.allergens.includes(id) || said.traces.includes(id))
  const shown = marked.filter(id => said.allergens.includes(id) || isKinded(id))
  if (shown.length === 0) return <p className={styles.hint}>{texts.nothingToFineTune}</p>
  const empty = wasAsked ? askingNothing(said.allergens, without, main) : []
  const missing = locale === main ? declarationTexts.withoutRequired : texts.alsoIn(LOCALE_NAMES[main].toLowerCase())
  const others = locales.filter(each => each !== locale).map(each => LOCALE_NAMES[each].toLowerCase())
  return shown.map(id => {
    const isContained = said.allergens.includes(id)
    const asked = without[id]
    return (
      <section key={id} className={styles.allergen} aria-label={ALLERGEN_NAMES[id].es}>
        <h4 className={styles.head}>
          <AllergenIcon id={id} />
          <span>{ALLERGEN_NAMES[id].es}</span>
          <small>{isContained ? texts.contains : texts.mayContain}</small>
        </h4>
        {isKinded(id) && (
          <MemberChips
            id={id}
            chosen={members[id] ?? []}
            onChange={kinds => onChange({ members: { ...members, [id]: kinds } })}
          />
        )}
        {isContained && (
          <Switch
            label={texts.canBeWithout(nameOf(id))}
            hint={texts.canBeWithoutHint}
            checked={asked !== undefined}
            onChange={isOn => {
              const { [id]: _gone, ...rest } = without
              onChange({ without: isOn ? { ...rest, [id]: {} } : rest })
            }}
          />
        )}
        {isContained && asked && (
          <TextField
            label={texts.whatToAsk}
            maxLength={WITHOUT_MAX}
            value={asked[locale] ?? ''}
            error={empty.includes(id) ? missing : undefined}
            hint={others.length > 0 ? texts.otherLanguages(others.join(' y ')) : undefined}
            onChange={event => onChange({ without: { ...without, [id]: { ...asked, [locale]: event.target.value } } })}
          />
        )}
      </section>
    )
  })
}

type MemberChipsProps = { id: KindedAllergen; chosen: readonly string[]; onChange: (kinds: string[]) => void }

/** The kinds of one allergen, in a row that scrolls. */
export const MemberChips = ({ id, chosen, onChange }: MemberChipsProps): ReactNode => (
  <div className={styles.members} role="group" aria-label={`${texts.which} ${ALLERGEN_NAMES[id].es}`}>
    <b>{texts.which}</b>
    {membersOf(id).map(kind => (
      <button
        key={kind}
        type="button"
        className={styles.member}
        aria-pressed={chosen.includes(kind)}
        onClick={() =>
          onChange(
            chosen.includes(kind)
              ? chosen.filter(one => one !== kind)
              : membersOf(id).filter(one => one === kind || chosen.includes(one)),
          )
        }
      >
        {memberName(id, kind, 'es')}
      </button>
    ))}
  </div>
)
