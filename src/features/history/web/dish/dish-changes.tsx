import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { capitalized } from '#shared/names/capitalized.ts'
import { Button } from '#ui/button/button.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import { thumbnailOf, useLoadedMenu } from '#features/menu/web/index.ts'
import { listedPrices } from '#features/prices/listed-prices.ts'
import { lineOf } from '#features/prices/price-fields.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import type { HistoryChange } from '../../history.contract.ts'
import { returnPath, type ReturnState } from '../../history.paths.ts'
import { dishSentence } from '../../screen/dish-sentences.ts'
import { dishHistoryTexts as texts } from '../../screen/history-screen.texts.ts'
import { dayName, onHouseClock, todayOf } from '../../screen/moment.rules.ts'
import { changePages } from '../history.queries.ts'
import styles from './dish-changes.module.css'

const ROW_HEIGHT_PX = 48

type DishChangesProps = {
  restaurant: Restaurant
  dishId: string
  open: boolean
  onClose: () => void
  onClosed: () => void
}

/** 'Cambios de este plato': who changed what and when; each leads to how it was just before (BRINGING §5). */
export function DishChanges({ restaurant, dishId, open, onClose, onClosed }: DishChangesProps) {
  const pages = useInfiniteQuery(changePages(restaurant._id, dishId))
  const changes = pages.data?.pages.flatMap(page => page.changes)
  const navigate = useNavigate()
  const scoped = useScoped()
  const look = ({ at }: HistoryChange) => {
    const state: ReturnState = { isFromMenu: true }
    void navigate(scoped(returnPath({ at, dishId, isBeforeChange: true })), { state })
  }
  return (
    <Modal variant="sidebar" open={open} title={texts.title} onClose={onClose} onClosed={onClosed}>
      <DishHead restaurant={restaurant} dishId={dishId} />
      {!changes && pages.isError && (
        <LoadFailure title={texts.loadFailed} error={pages.error} onRetry={() => void pages.refetch()} />
      )}
      {!changes && !pages.isError && (
        <SkeletonGroup label={texts.loading} className={styles.loading}>
          <Skeleton height={ROW_HEIGHT_PX} />
          <Skeleton height={ROW_HEIGHT_PX} />
          <Skeleton height={ROW_HEIGHT_PX} />
        </SkeletonGroup>
      )}
      {changes?.length === 0 && (
        <div className={styles.empty}>
          <h3>{texts.nothing}</h3>
          <p>{texts.nothingHint}</p>
        </div>
      )}
      {changes && changes.length > 0 && (
        <div>
          <p className={styles.hint}>
            <ClockCounterClockwiseIcon size={18} aria-hidden="true" />
            {texts.hint}
          </p>
          <ol className={styles.line}>
            {changes.map(change => (
              <Change key={change.changeId} change={change} restaurant={restaurant} onLook={() => look(change)} />
            ))}
          </ol>
          {pages.hasNextPage && (
            <Button
              variant="secondary"
              busy={pages.isFetchingNextPage}
              onClick={() => void showOlder(pages.fetchNextPage)}
            >
              {texts.older}
            </Button>
          )}
        </div>
      )}
    </Modal>
  )
}

async function showOlder(fetchNextPage: () => Promise<{ isError: boolean }>): Promise<void> {
  const { isError } = await fetchNextPage()
  if (isError) toast.error(texts.olderFailed)
}

/** What the dish is called, what it costs, where it stands. */
function DishHead({ restaurant, dishId }: { restaurant: Restaurant; dishId: string }) {
  const { dishes, categories } = useLoadedMenu(restaurant._id)
  const { currency, defaultLocale } = restaurant
  const dish: Dish | undefined = dishes?.find(({ _id }) => _id === dishId)
  const category = categories?.find(({ _id }) => _id === dish?.categoryId)
  if (!dish) return null
  return (
    <div className={styles.head}>
      {dish.imageUrl && <img src={thumbnailOf(dish)} width={56} height={56} alt="" />}
      <p>
        <b>{dashboardName(dish.translations, defaultLocale)}</b>
        <span className="num">
          {texts.place(
            listedPrices(dish.prices.map(lineOf), currency),
            category ? dashboardName(category.translations, defaultLocale) : '',
          )}
        </span>
      </p>
    </div>
  )
}

type ChangeProps = { change: HistoryChange; restaurant: Restaurant; onLook: () => void }

function Change({ change, restaurant, onLook }: ChangeProps) {
  const { currency, timezone } = restaurant
  const [today] = useState(() => todayOf(Date.now(), timezone))
  const { name, did, values, isText, isFirst } = dishSentence(change, currency)
  const { day, time } = onHouseClock(change.at, timezone)
  const words = (
    <span>
      <span className={styles.sentence}>
        {name !== null && <b>{name} </b>}
        {did}
        {values !== '' && (
          <>
            {': '}
            <span className={isText ? styles.quoted : 'num'}>{values}</span>
          </>
        )}
      </span>
      <small className="num">
        {capitalized(dayName(day, today))}, {time}
      </small>
    </span>
  )
  return (
    <li>
      {isFirst ? (
        <div>{words}</div>
      ) : (
        <button type="button" onClick={onLook}>
          <span className="vh">{texts.beforeOf}</span>
          {words}
          <CaretRightIcon size={15} weight="bold" aria-hidden="true" />
        </button>
      )}
    </li>
  )
}
