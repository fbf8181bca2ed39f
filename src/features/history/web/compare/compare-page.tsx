import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { timeWithArticle } from '#shared/time-of-day.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { TaskFrame } from '#ui/task-frame/task-frame.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { COMPARED_MAX } from '../../history.limits.ts'
import { returnPath } from '../../history.paths.ts'
import { SHOWN_GROUPS, SHOWN_ORDER, type ShownGroup, sumOf } from '../../screen/compared.rules.ts'
import { compareTexts as texts, historyTexts, momentTexts } from '../../screen/history-screen.texts.ts'
import { articleOf, instantAt, isStartOfDay, momentIn, onHouseClock, towardsDay } from '../../screen/moment.rules.ts'
import { DayButton } from '../parts/day-button.tsx'
import { OfRestaurant } from '../parts/of-restaurant.tsx'
import sentence from '../parts/sentence.module.css'
import { type AskedMoment, useAskedMoment } from '../parts/use-asked-moment.ts'
import { useComparison } from '../parts/use-comparison.ts'
import { NotKnown } from '../return/return-states.tsx'
import { CompareChips } from './compare-chips.tsx'
import { CompareGroup } from './compare-group.tsx'
import styles from './compare-page.module.css'

const ROW_HEIGHT_PX = 40

/** '¿Qué ha cambiado?': two days in a sentence, what is different by groups, who did it. Nothing is changed here. */
export const ComparePage = () => <OfRestaurant Page={Compare} />

function Compare({ restaurant }: { restaurant: Restaurant }) {
  const { _id } = restaurant
  const asked = useAskedMoment(restaurant)
  const end = useEnd(restaurant)
  const query = useComparison(_id, asked, { to: end.to })
  const scoped = useScoped()
  const [shown, setShown] = useState<ShownGroup | null>(null)
  const day = useRef<HTMLButtonElement>(null)
  const { data } = query
  const count = data ? sumOf(data.counts) : 0
  const groups = data ? SHOWN_ORDER.filter(group => sumOf(data.counts, SHOWN_GROUPS[group]) > 0) : []
  const isMany =
    data !== undefined && groups.some(group => SHOWN_GROUPS[group].some(each => data.counts[each] > COMPARED_MAX))
  const filter = shown !== null && groups.includes(shown) ? shown : null
  return (
    <TaskFrame
      title={texts.title}
      lead={texts.lead}
      to={scoped(PAGES.activity)}
      leaveLabel={historyTexts.toActivity}
      LeaveIcon={ArrowLeftIcon}
      takesFocus
    >
      <div className={sentence.sentence}>
        <CompareSentence restaurant={restaurant} asked={asked} end={end} day={day} />
        {count > 0 && (
          <ButtonRouterLink
            variant="secondary"
            icon={<ClockCounterClockwiseIcon size={20} aria-hidden="true" />}
            to={scoped(returnPath({ at: asked.at, isBeforeChange: asked.isBeforeChange }))}
          >
            {texts.returnTo(towardsDay(asked.moment, asked.today))}
          </ButtonRouterLink>
        )}
      </div>
      {!data && query.isError && <NotKnown query={query} onOther={() => day.current?.click()} />}
      {!data && !query.isError && <Comparing />}
      {data && count === 0 && <NoChange onOther={() => day.current?.click()} />}
      {data && count > 0 && (
        <>
          <CompareChips counts={data.counts} groups={groups} shown={filter} onShow={setShown} />
          {isMany && <Alert className={styles.many}>{texts.many(count)}</Alert>}
          {groups
            .filter(group => filter === null || group === filter)
            .map(group => (
              <CompareGroup
                key={group}
                group={group}
                restaurant={restaurant}
                compared={data}
                to={end.to}
                today={asked.today}
              />
            ))}
        </>
      )}
    </TaskFrame>
  )
}

type End = { to: string | undefined; day: number | null; choose: (day: number | null) => void }

/** Until when: the end of a day, or now. */
function useEnd({ timezone }: Restaurant): End {
  const [params, setParams] = useSearchParams()
  const to = momentIn(params.get('hasta')) ?? undefined
  return {
    to,
    day: to === undefined ? null : onHouseClock(Date.parse(to) - 1, timezone).day,
    choose: day =>
      setParams(
        query => {
          if (day === null) query.delete('hasta')
          else query.set('hasta', new Date(instantAt({ day: day + 1, time: '00:00' }, timezone)).toISOString())
          return query
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}

type CompareSentenceProps = {
  restaurant: Restaurant
  asked: AskedMoment
  end: End
  day: React.RefObject<HTMLButtonElement | null>
}

function CompareSentence({ restaurant, asked, end, day }: CompareSentenceProps) {
  const { moment, today, first } = asked
  const since = (chosen: number) => {
    asked.choose({ day: chosen, time: '00:00' })
    if (end.day !== null && end.day < chosen) end.choose(null)
  }
  return (
    <p>
      {texts.since} {articleOf(moment.day, today)}
      <DayButton
        ref={day}
        restaurant={restaurant}
        label={momentTexts.chooseFrom}
        day={moment.day}
        today={today}
        first={first}
        onDay={since}
      />{' '}
      {!isStartOfDay(moment) && <span className="num">{`a ${timeWithArticle(moment.time)} `}</span>}
      {texts.until} {end.day !== null && articleOf(end.day, today)}
      <DayButton
        restaurant={restaurant}
        label={momentTexts.chooseTo}
        day={end.day}
        today={today}
        first={Math.max(first, moment.day)}
        onNow={() => end.choose(null)}
        onDay={chosen => end.choose(chosen >= today ? null : chosen)}
      />
    </p>
  )
}

function Comparing() {
  return (
    <Card>
      <SkeletonGroup label={texts.loading} className={styles.loading}>
        <Skeleton height={ROW_HEIGHT_PX} />
        <Skeleton height={ROW_HEIGHT_PX} />
        <Skeleton height={ROW_HEIGHT_PX} />
        <Skeleton height={ROW_HEIGHT_PX} />
      </SkeletonGroup>
    </Card>
  )
}

function NoChange({ onOther }: { onOther: () => void }) {
  return (
    <Card>
      <EmptyState
        title={texts.nothing}
        action={
          <Button variant="secondary" onClick={onOther}>
            {texts.otherDay}
          </Button>
        }
      >
        {texts.nothingHint}
      </EmptyState>
    </Card>
  )
}
