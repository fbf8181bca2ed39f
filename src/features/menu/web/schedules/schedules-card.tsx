import { BowlFoodIcon } from '@phosphor-icons/react/dist/csr/BowlFood'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { CoffeeIcon } from '@phosphor-icons/react/dist/csr/Coffee'
import { CookingPotIcon } from '@phosphor-icons/react/dist/csr/CookingPot'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { hasRight, mayChange } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useCurrentRestaurant } from '#features/restaurants/web/index.ts'
import type { Category } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { hoursText } from '../../schedules/schedule-words.ts'
import { scheduleScreenTexts as texts } from '../../schedules/schedule-screen.texts.ts'
import type { Schedule } from '../../schedules/schedules.contract.ts'
import { scheduleErrors } from '../../schedules/schedules.errors.ts'
import { SCHEDULES_MAX } from '../../schedules/schedules.limits.ts'
import { useLoadedMenu } from '../data/use-loaded-menu.ts'
import { ScheduleEditor } from './schedule-editor.tsx'
import { schedulesOf } from './schedules.queries.ts'
import styles from './schedules-card.module.css'

const ROW = (id: string): string => `schedule-${id}`
const ADD = 'schedule-add'

/** 'Horarios de la carta' in the tab Horario, under the hours of the house (TABLE §6). */
export function SchedulesCard() {
  const restaurant = useCurrentRestaurant()
  return restaurant && <Schedules key={restaurant._id} restaurant={restaurant} />
}

type Edited = { schedule: Schedule | null; isOpen: boolean; count: number }

function Schedules({ restaurant }: { restaurant: Restaurant }) {
  const { data: schedules, error, isFetching, refetch } = useQuery(schedulesOf(restaurant._id))
  const { categories = [], dishes = [] } = useLoadedMenu(restaurant._id)
  const [edited, setEdited] = useState<Edited>({ schedule: null, isOpen: false, count: 0 })
  /** The id of what gets the focus when the sheet has closed. */
  const next = useRef<string>(undefined)
  const canEdit = mayChange(restaurant, 'hours')
  const edit = (schedule: Schedule | null) => setEdited({ schedule, isOpen: true, count: edited.count + 1 })
  const close = (id?: string) => {
    next.current = id
    setEdited({ ...edited, isOpen: false })
  }
  const rowAfter = ({ _id }: Schedule): string => {
    const place = schedules?.findIndex(one => one._id === _id) ?? -1
    const others = schedules?.filter(one => one._id !== _id) ?? []
    const after = others[place] ?? others.at(-1)
    return after ? ROW(after._id) : ADD
  }
  const isFull = (schedules?.length ?? 0) >= SCHEDULES_MAX
  return (
    <Card
      title={texts.title}
      actions={
        canEdit &&
        schedules && (
          <Button
            id={ADD}
            variant="secondary"
            size="sm"
            icon={<PlusIcon size={16} weight="bold" />}
            disabled={isFull}
            onClick={() => edit(null)}
          >
            {texts.add}
          </Button>
        )
      }
    >
      {!schedules && !error && (
        <SkeletonGroup>
          <Skeleton height={72} radius={12} />
        </SkeletonGroup>
      )}
      {error && !schedules && (
        <LoadFailure
          title={texts.loadFailed}
          titleLevel={3}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {schedules?.length === 0 && (
        <p className={styles.empty}>{hasRight(restaurant, 'hours') ? texts.empty : texts.none}</p>
      )}
      {isFull && canEdit && <p className={styles.empty}>{scheduleErrors.scheduleLimit.message}</p>}
      <ul className={styles.list}>
        {schedules?.map(schedule => (
          <li key={schedule._id}>
            <span className={styles.icon}>
              <ScheduleIcon schedule={schedule} />
            </span>
            <div className={styles.text}>
              {canEdit ? (
                <button
                  type="button"
                  id={ROW(schedule._id)}
                  aria-label={texts.edit(schedule.name)}
                  onClick={() => edit(schedule)}
                >
                  {schedule.name}
                </button>
              ) : (
                <b>{schedule.name}</b>
              )}
              <small className="num">{hoursText(schedule, 'es')}</small>
              <p>{thingsText(schedule, categories, restaurant)}</p>
            </div>
            {canEdit && <CaretRightIcon size={16} weight="bold" aria-hidden="true" />}
          </li>
        ))}
      </ul>
      {canEdit && schedules && edited.count > 0 && (
        <ScheduleEditor
          key={edited.count}
          open={edited.isOpen}
          schedule={edited.schedule}
          schedules={schedules}
          categories={categories}
          dishes={dishes}
          restaurant={restaurant}
          onSaved={({ _id }) => close(ROW(_id))}
          onRemoved={schedule => close(rowAfter(schedule))}
          onClose={() => close(edited.schedule ? ROW(edited.schedule._id) : ADD)}
          onClosed={() => document.getElementById(next.current ?? '')?.focus()}
        />
      )}
    </Card>
  )
}

/** 'Fritos, De cuchara', '2 platos', or both. */
function thingsText(
  { categoryIds, dishIds }: Schedule,
  categories: readonly Category[],
  { defaultLocale }: Restaurant,
): string {
  const names = categories
    .filter(({ _id }) => categoryIds.includes(_id))
    .map(({ translations }) => dashboardName(translations, defaultLocale))
  const parts = [...names, ...(dishIds.length > 0 ? [texts.dishes(dishIds.length)] : [])]
  return parts.join(', ') || (categoryIds.length > 0 ? '' : texts.nothing)
}

const MORNING_ENDS = '11:00'

function ScheduleIcon({ schedule: { slots, categoryIds } }: { schedule: Schedule }) {
  const Icon =
    (slots[0]?.open ?? '') < MORNING_ENDS ? CoffeeIcon : categoryIds.length > 0 ? CookingPotIcon : BowlFoodIcon
  return <Icon size={20} aria-hidden="true" />
}
