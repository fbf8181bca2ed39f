import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { useState } from 'react'
import { PAGES } from '#shared/page-paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { BRING_PAGE } from '#features/bringing/bringing.paths.ts'
import { MENU_REVIEW } from '#features/menu/menu-paths.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import type { FirstDay, FirstStep } from '../home.rules.ts'
import { firstDayTexts as texts, firstHoursTexts, weekTexts } from '../home.texts.ts'
import { weekInWords } from '../week-in-words.ts'
import { FirstHoursSheet } from './first-hours-sheet.tsx'
import styles from './first-day-card.module.css'

/** Where each step is done; the name is there from the beginning. */
const PLACES: Record<FirstStep, string> = {
  name: PAGES.restaurant,
  hours: PAGES.restaurant,
  carta: BRING_PAGE,
  allergens: MENU_REVIEW,
  look: PAGES.appearance,
  print: PAGES.qr,
}

/** What a step is about; of the hours, what guests read. */
function hintOf({ step, isDone }: FirstDay[number], { name, hours }: Restaurant): string {
  if (step === 'name') return name
  if (step !== 'hours') return texts.steps[step].hint
  return isDone ? weekInWords(hours) : firstHoursTexts.hint(weekTexts.slots(hours.monday))
}

const TIMES = /(\d{2}:\d{2}–\d{2}:\d{2})/

/** A line may end between two openings, never within one. */
const unbroken = (text: string) =>
  text.split(TIMES).map((part, at) =>
    TIMES.test(part) ? (
      <span key={at} className={styles.times}>
        {part}
      </span>
    ) : (
      part
    ),
  )

/** The six steps of the first day, and one button: always the next step (DAILY-WORK §3.10, BRINGING §4.1). */
export function FirstDayCard({ restaurant, firstDay }: { restaurant: Restaurant; firstDay: FirstDay }) {
  const scoped = useScoped()
  const [isChecking, setChecking] = useState(false)
  const next = firstDay.find(({ isDone }) => !isDone)?.step
  const done = firstDay.filter(({ isDone }) => isDone).length
  return (
    <section className={styles.card} aria-labelledby="first-day">
      <div className={styles.head}>
        <h2 id="first-day">{texts.title}</h2>
        <span className="muted num">{texts.progress(done, firstDay.length)}</span>
      </div>
      <ol className={styles.steps}>
        {firstDay.map(({ step, isDone }, place) => (
          <li
            key={step}
            className={styles.step}
            data-done={isDone ? '' : undefined}
            aria-current={step === next ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <CheckIcon size={14} weight="bold" /> : place + 1}
            </span>
            <div>
              <b>
                {texts.steps[step].title}
                {isDone && <span className="vh"> ({texts.done})</span>}
              </b>
              <small>{unbroken(hintOf({ step, isDone }, restaurant))}</small>
            </div>
            {!isDone && <em>{texts.steps[step].time}</em>}
          </li>
        ))}
      </ol>
      {next === 'hours' && (
        <Button size="lg" wide onClick={() => setChecking(true)}>
          {texts.steps.hours.button}
        </Button>
      )}
      {/* Also after the step is done, so that it is seen closing. */}
      <FirstHoursSheet restaurant={restaurant} isOpen={isChecking} onClose={() => setChecking(false)} />
      {next && next !== 'hours' && (
        <ButtonRouterLink
          to={scoped(PLACES[next])}
          size="lg"
          wide
          icon={next === 'carta' ? <CameraIcon size={22} aria-hidden="true" /> : undefined}
        >
          {texts.steps[next].button}
        </ButtonRouterLink>
      )}
      {next === 'carta' && (
        <ButtonRouterLink className={styles.byHand} to={scoped(PAGES.menu)} variant="ghost">
          {texts.byHand}
        </ButtonRouterLink>
      )}
    </section>
  )
}
