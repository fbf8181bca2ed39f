import { Modal } from '#ui/modal/modal.tsx'
import { WaitingFooter } from '#ui/offline/waiting-footer.tsx'
import { scheduleScreenTexts as texts } from '../../schedules/schedule-screen.texts.ts'
import type { Schedule } from '../../schedules/schedules.contract.ts'
import styles from '../dish-list/dish-menu.module.css'
import { useSchedules } from '../schedules/schedules.queries.ts'
import { scheduleText } from '../schedules/served-field.tsx'
import type { Bulk, MarkedProps } from './use-bulk.ts'

type HoursChangeProps = MarkedProps & { open: boolean; bulk: Bulk; onClose: () => void }

/** When all ticked dishes are served: in one schedule, or as their categories; those that are so already stay. */
export function HoursChange({ open, bulk, dishes, restaurant, onClose }: HoursChangeProps) {
  const schedules = useSchedules(restaurant._id) ?? []
  const choose = async (to: Schedule | null) => {
    if (await bulk.setHours(to?._id ?? null)) onClose()
  }
  const holds = (schedule: Schedule): boolean => dishes.every(({ _id }) => schedule.dishIds.includes(_id))
  const isNone = dishes.every(({ _id }) => schedules.every(({ dishIds }) => !dishIds.includes(_id)))
  return (
    <Modal
      open={open}
      title={texts.severalTitle(dishes.length)}
      onClose={onClose}
      footer={bulk.isWaiting ? <WaitingFooter /> : undefined}
    >
      <ul className={styles.choices} inert={bulk.isBusy}>
        <li>
          <button type="button" className={styles.choice} disabled={isNone} onClick={() => void choose(null)}>
            {texts.asCategory}
          </button>
        </li>
        {schedules.map(schedule => (
          <li key={schedule._id}>
            <button
              type="button"
              className={styles.choice}
              disabled={holds(schedule)}
              onClick={() => void choose(schedule)}
            >
              {scheduleText(schedule)}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
