import { useRef, useState } from 'react'
import type { Contested } from '#shared/fields/three-way.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { whoseTexts as texts } from '#ui/offline/offline.texts.ts'
import { type Question, useWhose } from '#ui/offline/whose.ts'
import { agoOf, momentOf } from '#ui/offline/whose-moment.ts'
import { WhoseBar } from './whose-bar.tsx'
import styles from './whose-question.module.css'

/** Values up to this length stand on the buttons themselves. */
const SHORT_MAX = 24

/** Asks field by field whose value holds when the same was changed elsewhere (3-decisions §1; EVERY-DAY §8). */
export function WhoseQuestion() {
  const asked = useWhose()
  const [question, setQuestion] = useState(asked)
  // While the dialog closes it still shows what it asked.
  if (asked && asked !== question) setQuestion(asked)
  if (!question) return null
  if (!question.isLate && question.fields.every(({ inBar }) => inBar))
    return <WhoseBar key={question.id} question={question} open={asked === question} />
  const [only, ...more] = question.fields
  if (only && question.fields.every(({ ownWords }) => ownWords))
    return <WordsQuestion key={question.id} question={question} open={asked === question} />
  const isPlain = only && more.length === 0 && only.preset === 'mine' && isShort(only)
  const props = { question, open: asked === question, when: momentOf(new Date(question.at), new Date()) }
  return isPlain ? <OneQuestion key={question.id} {...props} field={only} /> : <Choices key={question.id} {...props} />
}

type Props = { question: Question; open: boolean; when: string }

const isShort = ({ mine, theirs }: Contested): boolean => Math.max(mine.length, theirs.length) <= SHORT_MAX
const keysOf = (fields: readonly Contested[]) => new Set(fields.map(({ key }) => key))

/** When a change was wished that is of another day; undefined: it is of today. */
function wishedOn(at: number | undefined): string | undefined {
  const now = new Date()
  if (at === undefined || new Date(at).toDateString() === now.toDateString()) return undefined
  return momentOf(new Date(at), now)
}

/** One field with short values: each answer is a button. */
function OneQuestion({ question, open, when, field }: Props & { field: Contested }) {
  const { name, changedBy: by, isRestStored, wishedAt, answer } = question
  return (
    <AlertDialog
      open={open}
      title={texts.title(field.phrase, name)}
      tone="primary"
      dismissible={false}
      confirmLabel={texts.putMine(field.mine, by)}
      cancelLabel={texts.keepTheirs(field.theirs, by)}
      onConfirm={() => answer(keysOf([field]))}
      onCancel={() => answer(new Set())}
    >
      {texts.changed(by, when, wishedOn(wishedAt))}
      {isRestStored && ` ${texts.restStored}`}
    </AlertDialog>
  )
}

/** In its own words, one field after the other; the answers are one change (EVERY-DAY §4.8). */
function WordsQuestion({ question, open }: Omit<Props, 'when'>) {
  const { fields, changedBy: by, at, isRestStored, answer } = question
  const [mine, setMine] = useState<readonly Contested[]>([])
  const [place, setPlace] = useState(0)
  const field = fields[place]
  const words = field?.ownWords?.(by, agoOf(new Date(at), new Date()))
  if (!field || !words) return null
  const decide = (isMine: boolean) => {
    const kept = isMine ? [...mine, field] : mine
    if (place + 1 === fields.length) return answer(keysOf(kept))
    setMine(kept)
    setPlace(place + 1)
  }
  return (
    <AlertDialog
      key={field.key}
      open={open}
      title={words.title}
      tone="primary"
      dismissible={false}
      confirmLabel={words.putMine}
      cancelLabel={words.keepTheirs}
      onConfirm={() => decide(true)}
      onCancel={() => decide(false)}
    >
      {[words.theirs, words.mine].map(([lead, value]) => (
        <span key={lead}>
          {lead} <b>{value}</b>.{' '}
        </span>
      ))}
      {isRestStored && texts.restStored}
    </AlertDialog>
  )
}

/** Several fields, or long values: one is chosen of each two, and all are saved at once. */
function Choices({ question, open, when }: Props) {
  const { name, fields, changedBy: by, isRestStored, wishedAt, answer } = question
  const [mine, setMine] = useState(() => keysOf(fields.filter(({ preset }) => preset === 'mine')))
  const choose = (key: string, isMine: boolean) =>
    setMine(now => new Set(isMine ? [...now, key] : [...now].filter(one => one !== key)))
  const [only, ...more] = fields
  // The last buttons may be below the screen, and would scroll the first field out of it.
  const first = useRef<HTMLInputElement>(null)
  return (
    <AlertDialog
      open={open}
      initialFocus={first}
      title={only && more.length === 0 ? texts.title(only.phrase, name) : texts.several(fields.length)}
      tone="primary"
      dismissible={false}
      confirmLabel={texts.saveSo}
      cancelLabel={texts.keepAll(by)}
      onConfirm={() => answer(mine)}
      onCancel={() => answer(new Set())}
    >
      {fields.map(({ key, label, theirs, mine: own }, place) => (
        <fieldset key={key} className={styles.field}>
          <legend className={styles.legend}>{texts.field(name, label)}</legend>
          <div className={styles.choices}>
            {[
              { isMine: false, value: theirs, note: texts.theirs(by, when) },
              { isMine: true, value: own, note: texts.mine(wishedOn(wishedAt)) },
            ].map(({ isMine, value, note }) => (
              <label key={note} className={styles.choice}>
                <input
                  ref={place === 0 && mine.has(key) === isMine ? first : undefined}
                  type="radio"
                  name={key}
                  checked={mine.has(key) === isMine}
                  onChange={() => choose(key, isMine)}
                />
                <span className={styles.text}>
                  <b className={styles.value}>{value}</b>
                  <small className={styles.note}>{note}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {isRestStored && <p className={styles.rest}>{texts.restStored}</p>}
    </AlertDialog>
  )
}
