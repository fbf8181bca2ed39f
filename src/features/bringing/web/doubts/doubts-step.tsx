import { useState } from 'react'
import { useNavigate } from 'react-router'
import croquetas from '#ui/assets/dishes/croquetas.svg?no-inline'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { BRING_PAGE } from '../../bringing.paths.ts'
import type { Draft, SentChange } from '../../draft.contract.ts'
import { answered, oneByOne, type Question, questionsOf } from '../../screen/doubts.rules.ts'
import { textIn } from '../../screen/review.rules.ts'
import { doubtTexts as texts } from '../../screen/doubts.texts.ts'
import { Progress } from '../frame/progress.tsx'
import { TaskFrame } from '../frame/task-frame.tsx'
import { useDraftChanges } from '../use-draft-changes.ts'
import styles from './doubts-step.module.css'
import { OneDoubt } from './one-doubt.tsx'

/** What a question is about, for 'Después: …'. */
const aboutOf = ({ all }: Question, { defaultLocale }: Restaurant): string =>
  all.length > 1 ? texts.several(all.length) : textIn(all[0]?.dish.names ?? {}, defaultLocale)

/** Doubts one by one, as large buttons for a thumb: a tap answers and goes on (BRINGING §4.6). */
export function DoubtsStep({ restaurant, draft }: { restaurant: Restaurant; draft: Draft }) {
  const scoped = useScoped()
  const navigate = useNavigate()
  const { change } = useDraftChanges()
  const [asked, setAsked] = useState(() => questionsOf(draft))
  const [at, setAt] = useState(0)
  const review = scoped(`${BRING_PAGE}?paso=revisar`)
  // What is asked stays while this page is open; what is answered is told by the draft.
  const dishes = new Map(draft.dishes.map(dish => [dish._id, dish]))
  const present = ({ id, all }: Question): Question => ({
    id,
    all: all.flatMap(({ dish, doubt }) => {
      const now = dishes.get(dish._id)
      const same = now?.doubts.find(({ _id }) => _id === doubt._id)
      return now && same ? [{ dish: now, doubt: same }] : []
    }),
  })
  const isOpen = (question: Question) => present(question).all.some(({ doubt }) => doubt.answer === null)
  const question = asked[at] && present(asked[at])
  const following = asked[at + 1]
  const skipped = asked.filter(isOpen)
  const goOn = () => setAt(at + 1)
  const send = (changes: readonly SentChange[]) => {
    change(changes)
    goOn()
  }
  if (!question || question.all.length === 0)
    return (
      <TaskFrame title={texts.title} to={review} leaveLabel={texts.back} takesFocus>
        <Card>
          <EmptyState
            image={croquetas}
            title={texts.noneLeft}
            action={
              <div className={styles.ends}>
                {skipped.length > 0 && (
                  <Button
                    variant="secondary"
                    onClick={() => {
                      setAsked(skipped)
                      setAt(0)
                    }}
                  >
                    {texts.toSkipped(skipped.length)}
                  </Button>
                )}
                <ButtonRouterLink to={review}>{texts.back}</ButtonRouterLink>
              </div>
            }
          >
            {texts.noneLeftText(asked.length - skipped.length, skipped.length)}
          </EmptyState>
        </Card>
      </TaskFrame>
    )
  return (
    <TaskFrame
      title={texts.title}
      lead={<span className="num">{texts.of(at + 1, asked.length)}</span>}
      to={review}
      leaveLabel={texts.back}
    >
      <div className={styles.frame}>
        <Progress label={texts.progress} value={at + 1} max={asked.length} />
        <OneDoubt
          key={question.id}
          restaurant={restaurant}
          draft={draft}
          question={question}
          after={following ? aboutOf(following, restaurant) : texts.theEnd}
          hasBefore={at > 0}
          onAnswer={answer => send(answered(question, answer))}
          onValue={send}
          onOneByOne={() =>
            setAsked(list => list.flatMap((each, place) => (place === at ? oneByOne(question) : [each])))
          }
          onSkip={goOn}
          onBefore={() => setAt(at - 1)}
          onLeave={() => void navigate(review)}
        />
      </div>
    </TaskFrame>
  )
}
