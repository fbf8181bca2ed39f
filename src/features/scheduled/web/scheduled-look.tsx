import { useQuery } from '@tanstack/react-query'
import { capitalized } from '#shared/names/capitalized.ts'
import { Button } from '#ui/button/button.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { ReturnPreview } from '#features/history/web/preview/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import type { ScheduledChange, ScheduledDetails } from '../scheduled.contract.ts'
import { returnCountsText, scheduledTexts } from '../scheduled.texts.ts'
import { screenTexts as texts } from '../scheduled-screen.texts.ts'
import { momentText, shortMoment } from '../scheduled-when.ts'
import { ScheduledItems } from './scheduled-items.tsx'
import styles from './scheduled.module.css'
import { detailsOf } from './scheduled.queries.ts'
import { endText } from './scheduled-words.ts'

const ROW_HEIGHT_PX = 48

type ScheduledLookProps = {
  change: ScheduledChange
  restaurant: Restaurant
  open: boolean
  onClose: () => void
  onMove: () => void
  onCancel: () => void
}

const whoText = ({ by }: ScheduledChange): string =>
  by === null ? texts.byNobody : by.isSelf ? texts.bySelf : texts.by(by.name)

/** A look at what a change will do, or what became of it; whoever may changes its moment or cancels it. */
export function ScheduledLook({ change, restaurant, open, onClose, onMove, onCancel }: ScheduledLookProps) {
  const details = useQuery({ ...detailsOf(restaurant._id, change._id), enabled: open })
  const { timezone, currency } = restaurant
  const now = new Date()
  const mayMove = change.mayChange && restaurant.readOnly === null
  return (
    <Modal
      open={open}
      className={styles.look}
      title={titleOf(change, now, timezone)}
      description={whoText(change)}
      onClose={onClose}
      footer={
        <>
          {change.mayChange && (
            <Button variant="ghost" onClick={onCancel}>
              {texts.confirm}
            </Button>
          )}
          {mayMove ? (
            <Button onClick={onMove}>{texts.changeMoment}</Button>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              {texts.close}
            </Button>
          )}
        </>
      }
    >
      {change.state !== 'waiting' && <Ended change={change} now={now} timeZone={timezone} />}
      {details.data ? (
        details.data.kind === 'return' ? (
          <LookAtReturn change={change} details={details.data} restaurant={restaurant} />
        ) : (
          <ScheduledItems details={{ ...details.data, state: change.state }} currency={currency} />
        )
      ) : details.error ? (
        <LoadFailure
          title={texts.loadFailed}
          titleLevel={3}
          error={details.error}
          busy={details.isFetching}
          onRetry={() => void details.refetch()}
        />
      ) : (
        <SkeletonGroup label={texts.loading} className={styles.loading}>
          <Skeleton height={ROW_HEIGHT_PX} />
          <Skeleton height={ROW_HEIGHT_PX} />
          <Skeleton height={ROW_HEIGHT_PX} />
        </SkeletonGroup>
      )}
    </Modal>
  )
}

const titleOf = (change: ScheduledChange, now: Date, timeZone: string): string => {
  if (change.state !== 'waiting') return capitalized(scheduledTexts.what(change))
  const moment = shortMoment(new Date(change.at), now, timeZone)
  return capitalized(`${moment} ${scheduledTexts.happens(change)}`)
}

type LookAtReturnProps = { change: ScheduledChange; details: ScheduledDetails; restaurant: Restaurant }

/** To which moment it goes back; while it waits, what of the carta of now that would change (BRINGING §5.17). */
function LookAtReturn({ change, details, restaurant }: LookAtReturnProps) {
  const { body, counts, returnsTo } = details
  const moment = returnsTo === null ? '' : momentText(new Date(returnsTo), restaurant.timezone)
  const isWaiting = change.state === 'waiting'
  const isShown = isWaiting && body !== null && hasRight(restaurant, 'activity')
  return (
    <>
      <p className={styles.hint}>{isWaiting ? texts.returnText(moment) : texts.returnedText(moment)}</p>
      <p className={styles.hint}>{isShown ? texts.nowWouldChange : texts.whenMade(returnCountsText(counts))}</p>
      {isShown && (
        // It scrolls.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.preview} tabIndex={0} role="region" aria-label={texts.beforeAndAfter}>
          <ReturnPreview restaurant={restaurant} at={body.at} groups={body.groups} dishId={body.dishIds?.[0]} />
        </div>
      )}
    </>
  )
}

function Ended({ change, now, timeZone }: { change: ScheduledChange; now: Date; timeZone: string }) {
  return (
    <div className={styles.ended}>
      <p>{endText(change, now, timeZone)}</p>
      {change.leftCount > 0 && (
        <>
          <p>{texts.leftOut(change.leftCount)}</p>
          <ul>
            {change.left.map(({ name, reason }) => (
              <li key={`${name} ${reason}`}>
                <b>{name}</b>: {scheduledTexts.left[reason]}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
