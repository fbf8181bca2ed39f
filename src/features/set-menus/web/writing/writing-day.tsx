import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { timeWithArticle } from '#shared/time-of-day.ts'
import { toast } from '#ui/toast/toast.ts'
import { useUser } from '#features/identity/web/index.ts'
import { useLoadedMenu } from '#features/menu/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { publicUrl } from '#features/restaurants/web/index.ts'
import type { DailyMenu, DailyRules } from '../../daily/daily-menu.contract.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import { lastPrice, nextEmptyDay } from '../../daily/day-choices.ts'
import { dayInText } from '../../daily/day-words.ts'
import { type DayValues, dayBody } from '../../form/day-form.ts'
import { knownDishes } from '../../form/suggestions.ts'
import { withDaily } from '../../own-address.ts'
import { DAY_TOAST, historyOf, useDayCalls } from '../daily-menu.queries.ts'
import { DayEditor } from './day-editor.tsx'
import { DoneNotice } from '../fields/done-notice.tsx'
import { ConflictNotice } from './day-conflict.tsx'
import { dayDraftName, keepDay } from './day-drafts.ts'
import { useDayWriting } from './use-day-writing.ts'

type WritingProps = {
  day: DailyMenu
  days: readonly DailyMenu[]
  rules: DailyRules
  restaurant: Restaurant
  now: number
  today: number
  onChoose: (date: string) => void
  onWhen: () => void
  onWrite: () => void
  onPublished: () => void
}

/** The editor of a day, with what it may suggest. */
export function WritingDay(props: WritingProps) {
  const { day, days, rules, restaurant, now, today, onChoose, onWhen, onWrite, onPublished } = props
  const calls = useDayCalls(restaurant)
  const { dishes } = useLoadedMenu(restaurant._id)
  const history = useQuery(historyOf(restaurant._id))
  const { defaultLocale } = restaurant
  const known = useMemo(
    () => knownDishes(dishes ?? [], history.data?.dishes ?? [], defaultLocale),
    [dishes, history.data, defaultLocale],
  )
  const { id: userId } = useUser()
  const keepForAnotherDay = async (values: DayValues): Promise<boolean> => {
    const next = nextEmptyDay(days, rules, day.date)
    if (!next) return false
    try {
      await calls.write(next.date, dayBody(values, defaultLocale), next.updatedAt)
    } catch {
      keepDay(userId, dayDraftName(restaurant._id, next.date), { values, base: next, publish: false })
    }
    onChoose(next.date)
    return true
  }
  const writing = useDayWriting({
    day,
    restaurant,
    startPrice: lastPrice(days, day.date),
    onEnded: keepForAnotherDay,
    onPublished: published => {
      toast.success(published.state === 'prepared' ? texts.preparedToast : texts.publishedToast, { id: DAY_TOAST })
      onPublished()
    },
  })
  return (
    <>
      {day.state === 'prepared' && (
        <DoneNotice
          title={texts.states.prepared}
          text={texts.goesOut(dayInText(day.date, today), timeWithArticle(rules.slots[0]?.open ?? ''))}
        />
      )}
      {writing.conflict && <ConflictNotice conflict={writing.conflict} now={now} />}
      <DayEditor
        day={day}
        rules={rules}
        restaurant={restaurant}
        writing={writing}
        known={known}
        today={today}
        menuUrl={publicUrl() + withDaily(`/${restaurant.slug}`)}
        onWhen={onWhen}
        onWrite={onWrite}
      />
    </>
  )
}
