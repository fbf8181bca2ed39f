import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { OfflineNote } from '#ui/offline/offline-note.tsx'
import { useScheduling } from '#ui/scheduling/scheduling.ts'
import { TaskFrame } from '#ui/task-frame/task-frame.tsx'
import { toast } from '#ui/toast/toast.ts'
import { focusDishWhenShown } from '#features/menu/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import type { ActivityState, ReturnState } from '../../history.paths.ts'
import { sumOf } from '../../screen/compared.rules.ts'
import { historyTexts, returnTexts as texts } from '../../screen/history-screen.texts.ts'
import { shortDay } from '../../screen/moment.rules.ts'
import { OfRestaurant } from '../parts/of-restaurant.tsx'
import { useAskedMoment } from '../parts/use-asked-moment.ts'
import { useComparison } from '../parts/use-comparison.ts'
import { useUndoReturn } from '../parts/use-undo-return.ts'
import { DishReturn } from './dish-return.tsx'
import { FaultNote } from './fault-note.tsx'
import { ReturnFoot } from './return-foot.tsx'
import { ReturnGroups } from './return-groups.tsx'
import styles from './return-page.module.css'
import { ReturnSentence } from './return-sentence.tsx'
import { Counting, NotKnown, NothingToReturn } from './return-states.tsx'
import { useDishOf } from './use-dish-of.ts'
import { useReturning } from './use-returning.ts'
import { useTicks } from './use-ticks.ts'

/** 'Volver a este momento': what would change, by groups with ticks, before anything does (BRINGING §5.17). */
export const ReturnPage = () => <OfRestaurant Page={ReturnToMoment} />

function ReturnToMoment({ restaurant }: { restaurant: Restaurant }) {
  const { _id } = restaurant
  const asked = useAskedMoment(restaurant)
  const { dishId } = asked
  const query = useComparison(_id, asked, { dishId })
  const ticks = useTicks(restaurant)
  const returning = useReturning(_id, () => query.refetch())
  const undo = useUndoReturn(_id)
  const { schedule, dialog } = useScheduling()
  const dish = useDishOf(restaurant, dishId, query.data)
  const navigate = useNavigate()
  const scoped = useScoped()
  const isFromMenu = (useLocation().state as ReturnState | null)?.isFromMenu === true
  const day = useRef<HTMLButtonElement>(null)

  const { data } = query
  const chosen = data ? ticks.chosen(data.counts) : []
  const count = data ? sumOf(data.counts, chosen) : 0
  const isUnknown = data === undefined && query.isError
  const isNothing = data !== undefined && sumOf(data.counts) === 0
  const onlyPrices = chosen.length === 1 && chosen[0] === 'prices'
  const back = scoped(isFromMenu ? PAGES.menu : PAGES.activity)

  const submit = async () => {
    if (!data) return
    const { at, version } = data
    const body = { at, groups: chosen, version, ...(dishId && { dishIds: [dishId] }) }
    const changeId = await returning.run(body, data.to)
    if (changeId === null) return
    const when = shortDay(asked.moment, asked.today)
    const text = dish ? texts.doneDish(dish.name, when) : onlyPrices ? texts.donePrices(when) : texts.doneWhole(when)
    toast.success(text, { undo: () => void undo(changeId) })
    const state: ActivityState = { returned: changeId }
    await navigate(back, { state })
    if (isFromMenu && dishId) focusDishWhenShown(dishId)
  }
  /** Of the whole carta or of its prices: what waits is shown over the list of dishes without the name of one. */
  const mayBeScheduled = schedule !== null && dishId === undefined && restaurant.readOnly === null
  const scheduleIt = () =>
    data &&
    schedule?.({
      restaurantId: _id,
      kind: 'return',
      body: { at: data.at, groups: chosen },
      happens: texts.happens(count, onlyPrices),
      onScheduled: () => void navigate(scoped(PAGES.menu)),
    })
  return (
    <TaskFrame
      title={texts.title}
      lead={dishId ? texts.dishLead : texts.lead}
      to={back}
      leaveLabel={isFromMenu ? historyTexts.toMenu : historyTexts.toActivity}
      LeaveIcon={ArrowLeftIcon}
      takesFocus
      foot={
        !isNothing &&
        !isUnknown && (
          <ReturnFoot
            restaurant={restaurant}
            chosen={chosen}
            count={count}
            isOfDish={dishId !== undefined}
            allergens={data?.counts.allergens ?? 0}
            isCounted={data !== undefined}
            isReady={data !== undefined && !query.isFetching && returning.fault?.kind !== 'limit'}
            isBusy={returning.isBusy}
            back={back}
            onSubmit={() => void submit()}
            {...(mayBeScheduled && { onSchedule: scheduleIt })}
          />
        )
      }
    >
      <OfflineNote>{texts.needsConnection}</OfflineNote>
      {returning.fault && <FaultNote fault={returning.fault} />}
      <ReturnSentence
        restaurant={restaurant}
        asked={asked}
        dishName={dishId && (dish?.name ?? texts.thisDish)}
        day={day}
      />
      {isUnknown && <NotKnown query={query} onOther={() => day.current?.click()} />}
      {!data && !query.isError && <Counting />}
      {isNothing && <NothingToReturn onOther={() => day.current?.click()} />}
      {data && !isNothing && (
        <div onChange={returning.forget}>
          {dishId ? (
            <DishReturn restaurant={restaurant} compared={data} image={dish?.image ?? ''} ticks={ticks} />
          ) : (
            <>
              <ReturnGroups restaurant={restaurant} compared={data} today={asked.today} ticks={ticks} />
              <p className={styles.note}>
                <InfoIcon size={18} aria-hidden="true" />
                {texts.soldOutStays}
              </p>
            </>
          )}
        </div>
      )}
      {dialog}
    </TaskFrame>
  )
}
