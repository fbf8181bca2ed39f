import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { groupByDay, timeOfDay } from '#features/activity/activity-days.ts'
import { ActivitySentence, recentActivity } from '#features/activity/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { useBackToUsual } from '#features/restaurants/web/opening/index.ts'
import { nowTexts as texts } from '../home.texts.ts'
import styles from './now-card.module.css'

const CHANGES_SHOWN = 3

/**
 * The last changes of the restaurant, for those who may see its activity. While they load, when they cannot be loaded,
 * or when there are none, this part is away: it is a glance, not a place of work.
 */
export function LastChanges({ restaurant }: { restaurant: Restaurant }) {
  const scoped = useScoped()
  const { _id: id, currency, timezone } = restaurant
  const maySee = hasRight(restaurant, 'activity')
  const { data = [] } = useQuery({ ...recentActivity(id), enabled: maySee })
  const back = useBackToUsual(restaurant)
  if (data.length === 0 && !back) return null
  return (
    <>
      <h3 className={styles.part}>{texts.changes}</h3>
      <ul className={styles.changes}>
        {back && <li>{back}</li>}
        {groupByDay(data.slice(0, CHANGES_SHOWN), new Date(), timezone).flatMap(({ title, entries }) =>
          entries.map(entry => (
            <li key={entry.id}>
              <ActivitySentence entry={entry} currency={currency} />
              <time className="num" dateTime={entry.at}>
                {texts.at(title, timeOfDay(entry.at, timezone))}
              </time>
            </li>
          )),
        )}
      </ul>
      {maySee && (
        <Link className={styles.more} to={scoped(PAGES.activity)}>
          {texts.activity}
          <CaretRightIcon size={14} weight="bold" aria-hidden="true" />
        </Link>
      )}
    </>
  )
}
