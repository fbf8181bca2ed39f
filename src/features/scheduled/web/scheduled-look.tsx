import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button/button.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Loader } from '#ui/loader/loader.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { ScheduledChange } from '../scheduled.contract.ts'
import { scheduledTexts } from '../scheduled.texts.ts'
import { screenTexts as texts } from '../scheduled-screen.texts.ts'
import { momentText, shortMoment } from '../scheduled-when.ts'
import { ScheduledItems } from './scheduled-items.tsx'
import styles from './scheduled.module.css'
import { detailsOf } from './scheduled.queries.ts'

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

/** What became of one that is over. */
export function endText({ state, failed, endedAt }: ScheduledChange, now: Date, timeZone: string): string {
  if (failed) return texts.notDone(scheduledTexts.failed[failed])
  const moment = endedAt ? shortMoment(new Date(endedAt), now, timeZone) : ''
  return state === 'cancelled' ? texts.cancelledAt(moment) : texts.done(moment)
}

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
      title={texts.sentence(shortMoment(new Date(change.at), now, timezone), scheduledTexts.happens(change))}
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
      {change.returnsTo !== null && (
        <p className={styles.hint}>{texts.returnText(momentText(new Date(change.returnsTo), timezone))}</p>
      )}
      {details.data ? (
        details.data.items.length > 0 && <ScheduledItems details={details.data} currency={currency} />
      ) : details.error ? (
        <LoadFailure
          title={texts.loadFailed}
          titleLevel={3}
          error={details.error}
          busy={details.isFetching}
          onRetry={() => void details.refetch()}
        />
      ) : (
        <Loader label={texts.loading} />
      )}
    </Modal>
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
