import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { PRICE_LABELS } from '../../price-line.ts'
import type { NamedLabel } from '../../price-text.ts'
import { LABEL_NAMES } from '../../price-words.ts'
import { priceFormTexts as texts } from '../../price-form.texts.ts'
import type { OwnLabel } from '../../prices.contract.ts'
import { Pill } from '../pills/pill.tsx'
import styles from './label-choices.module.css'
import footStyles from './label-foot.module.css'

const HOUSE = PRICE_LABELS.map((id): NamedLabel => ({ id, name: LABEL_NAMES[id].es }))
const FIRST_DRINK = PRICE_LABELS.indexOf('copa')
const GROUPS = [
  { title: texts.dishes, labels: HOUSE.slice(0, FIRST_DRINK) },
  { title: texts.drinks, labels: HOUSE.slice(FIRST_DRINK) },
]

type LabelChoicesProps = {
  label: string | null
  labels: readonly OwnLabel[]
  own: readonly NamedLabel[]
  /** What has the focus first. */
  firstRef: RefObject<HTMLButtonElement | null>
  onChoose: (label: string | null) => void
  onNew: () => void
  onEdit: (label: OwnLabel) => void
}

/** All labels as chips, by arrows and by their letters too. */
export function LabelChoices({ label, labels, own, firstRef, onChoose, onNew, onEdit }: LabelChoicesProps) {
  const [isEditing, setEditing] = useState(false)
  const groups = [...GROUPS, ...(own.length > 0 ? [{ title: texts.own, labels: own }] : [])]
  const known = groups.flatMap(group => group.labels)
  const focused = known.find(({ id }) => id === label)?.id ?? known[0]?.id
  const choose = (id: string) => {
    const edited = isEditing && labels.find(one => one._id === id)
    if (edited) onEdit(edited)
    else onChoose(id)
  }
  return (
    <div className={styles.choices} data-labels="">
      {groups.map(group => {
        const isOwn = group.title === texts.own
        return (
          <LabelGroup
            key={group.title}
            title={group.title}
            aside={
              isOwn && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={texts.editOwnLong}
                  aria-pressed={isEditing}
                  onClick={() => setEditing(!isEditing)}
                >
                  {texts.editOwn}
                </Button>
              )
            }
          >
            {group.labels.map(({ id, name }) => (
              <Pill
                key={id}
                ref={id === focused ? firstRef : undefined}
                data-price-label={id}
                pressed={isOwn && isEditing ? undefined : id === label}
                icon={
                  isOwn && isEditing ? (
                    <PencilSimpleIcon size={15} aria-hidden="true" />
                  ) : (
                    id === label && <CheckIcon size={15} weight="bold" aria-hidden="true" />
                  )
                }
                aria-label={isOwn && isEditing ? texts.editLabel(name) : undefined}
                onClick={() => choose(id)}
                onKeyDown={event => moveByKey(event, known, choose)}
              >
                {name}
              </Pill>
            ))}
          </LabelGroup>
        )
      })}
      <div className={footStyles.foot}>
        <Button variant="secondary" icon={<PlusIcon size={18} weight="bold" />} onClick={onNew}>
          {texts.otherLabel}
        </Button>
        <Button variant="ghost" onClick={() => onChoose(null)}>
          {texts.noLabel}
        </Button>
      </div>
    </div>
  )
}

function LabelGroup({ title, aside, children }: { title: string; aside: React.ReactNode; children: React.ReactNode }) {
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 className={styles.title} id={titleId}>
          {title}
        </h3>
        {aside}
      </div>
      <div className={styles.chips}>{children}</div>
    </div>
  )
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Arrows go through the labels; a letter chooses the one that begins with it, or goes to the next one that does. */
function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  labels: readonly NamedLabel[],
  choose: (id: string) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const all = event.currentTarget.closest('[data-labels]')
  const chips = [...(all?.querySelectorAll<HTMLElement>('[data-price-label]') ?? [])]
  const at = chips.findIndex(chip => chip === document.activeElement)
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (step !== undefined) {
    event.preventDefault()
    return chips.at((at + step + chips.length) % chips.length)?.focus()
  }
  if (event.key.length !== 1) return
  const begins = labels.filter(({ name }) => plain(name).startsWith(plain(event.key)))
  const [only, another] = begins
  if (only && !another) return choose(only.id)
  const ids = begins.map(({ id }) => id)
  const next = chips
    .slice(at + 1)
    .concat(chips)
    .find(chip => ids.includes(chip.dataset['priceLabel'] ?? ''))
  next?.focus()
}
