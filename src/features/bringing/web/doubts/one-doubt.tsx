import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useLetterKeys } from '#features/menu/web/index.ts'
import { useOwnLabels } from '#features/prices/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Draft, SentChange } from '../../draft.contract.ts'
import { namesApart, optionsOf, type Question, questionOf, takesValue } from '../../screen/doubts.rules.ts'
import { textIn } from '../../screen/review.rules.ts'
import { doubtTexts as texts } from '../../screen/doubts.texts.ts'
import { Crop } from '../review/row/crop.tsx'
import { readPrices } from '../review/row/price-cell.ts'
import styles from './doubts-step.module.css'

const NAMED = 4
const VALUE_LABELS: Readonly<Record<string, string>> = { missing: texts.price, market: texts.orPrice }
/** 'Finca La Encina' and so many times larger. */
const ZOOM = 3.4

type OneDoubtProps = {
  restaurant: Restaurant
  draft: Draft
  question: Question
  after: string
  hasBefore: boolean
  onAnswer: (answer: number) => void
  onValue: (changes: readonly SentChange[]) => void
  onOneByOne: () => void
  onSkip: () => void
  onBefore: () => void
  onLeave: () => void
}

/** A name that is not read well is corrected, not written anew. */
function nameAsked({ all: [first] }: Question, { defaultLocale }: Restaurant): string {
  return first?.doubt.field === 'name' ? textIn(first.dish.names, defaultLocale) : ''
}

/** One doubt with its line of the photograph; keys: 1 to 3 answer, S skips, Escape goes back. */
export function OneDoubt(props: OneDoubtProps) {
  const { restaurant, draft, question, after, hasBefore, onAnswer, onValue, onOneByOne, onSkip, onBefore } = props
  const { own } = useOwnLabels(restaurant)
  const hasLetterKeys = useLetterKeys()
  const heading = useRef<HTMLHeadingElement>(null)
  const [typed, setTyped] = useState(() => nameAsked(question, restaurant))
  const [problem, setProblem] = useState<string>()
  const written = { own, currency: restaurant.currency }
  const locale = restaurant.defaultLocale
  const [first] = question.all
  const isName = first?.doubt.field === 'name'
  const options = optionsOf(question, written)
  const isGroup = question.all.length > 1
  const apart = namesApart(question, written, textIn(first?.dish.names ?? {}, locale))
  const asApart = first ? [{ doubt: first.doubt._id, set: { answer: 'apart' as const } }] : []
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement
      if (event.key === 'Escape') return latest.current.onLeave()
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return undefined
      const option = options[Number(event.key) - 1]
      if (option) return latest.current.onAnswer(option.answer)
      if (apart.length > 0 && Number(event.key) === options.length + 1) return latest.current.onValue(asApart)
      if (event.key.toLowerCase() === 's' && hasLetterKeys) latest.current.onSkip()
      return undefined
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  if (!first) return null
  const { dish, doubt } = first
  const names = question.all.map(each => textIn(each.dish.names, locale))
  const saveTyped = (event: FormEvent) => {
    event.preventDefault()
    if (isName) return onValue([{ doubt: doubt._id, set: { answer: { name: typed } } }])
    const { prices, problem: why } = readPrices({ ...dish, prices: [] }, typed, written)
    setProblem(why)
    if (why === undefined) onValue([{ doubt: doubt._id, set: { answer: { prices } } }])
    return undefined
  }
  return (
    <>
      <section className={styles.card}>
        {!isGroup && dish.origin.box && (
          <div className={styles.crop}>
            <Crop
              restaurantId={restaurant._id}
              draft={draft}
              dish={dish}
              label={texts.crop(textIn(dish.names, locale))}
            />
          </div>
        )}
        <div className={styles.about}>
          <h2 ref={heading} tabIndex={-1}>
            {isGroup ? texts.several(question.all.length) : names[0]}
          </h2>
          <p>
            {isGroup
              ? `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? '…' : ''}`
              : (dish.descriptions[locale] ?? '')}
          </p>
          {!dish.origin.box && !isGroup && <q className={styles.line}>{dish.origin.text}</q>}
        </div>
        <div className={styles.choices}>
          <p className={styles.question} id="doubt-question">
            {questionOf(question, written)}
          </p>
          {!isGroup && !isName && (
            <Crop restaurantId={restaurant._id} draft={draft} dish={dish} label={texts.enlarged} zoom={ZOOM} />
          )}
          <div
            className={styles.options}
            data-rows={doubt.kind === 'portions' ? '' : undefined}
            role="group"
            aria-labelledby="doubt-question"
          >
            {options.map(({ answer, text, hint }) => (
              <button
                key={answer}
                type="button"
                aria-pressed={doubt.answer === answer}
                onClick={() => onAnswer(answer)}
              >
                <span>
                  {text}
                  {hint && <small>{hint}</small>}
                </span>
              </button>
            ))}
            {apart.length > 0 && (
              <button type="button" onClick={() => onValue(asApart)}>
                <span>
                  {texts.apart(apart.length)}
                  <small>{texts.apartHint(apart)}</small>
                </span>
              </button>
            )}
            {isGroup && (
              <button type="button" onClick={onOneByOne}>
                <span>{texts.oneByOne}</span>
              </button>
            )}
          </div>
          {(takesValue(question) || isName) && (
            <form className={styles.value} onSubmit={saveTyped}>
              <TextField
                label={isName ? texts.name1 : (VALUE_LABELS[doubt.kind] ?? texts.other)}
                inputMode={isName ? undefined : 'decimal'}
                placeholder={isName ? undefined : '0,00'}
                maxLength={isName ? 120 : 200}
                value={typed}
                error={problem}
                onChange={event => setTyped(event.target.value)}
              />
              <Button type="submit" disabled={typed.trim() === ''}>
                {texts.next}
              </Button>
            </form>
          )}
        </div>
      </section>
      <footer className={styles.foot}>
        {hasBefore && (
          <Button variant="secondary" icon={<ArrowLeftIcon size={20} aria-hidden="true" />} onClick={onBefore}>
            {texts.previous}
          </Button>
        )}
        <span className={styles.after}>{texts.after(after)}</span>
        <Button variant="ghost" onClick={onSkip}>
          {texts.skip}
        </Button>
      </footer>
    </>
  )
}
