import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { WaitingFooter } from '#ui/offline/waiting-footer.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { specialDayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import { hasRight, takenRight } from '#features/restaurants/rights.rules.ts'
import { TakenFooter, TakenNote } from '#ui/taken/taken.tsx'
import { ChooseDays } from './choose-days.tsx'
import { ChooseReason } from './choose-reason.tsx'
import { ClientsRead } from './clients-read.tsx'
import styles from './special-day-form.module.css'
import { SpecialSlots } from './special-slots.tsx'
import { type SpecialDayFormProps, useSpecialDayForm } from './use-special-day-form.ts'

/** A day or a range, closed or with other hours, and why (EVERY-DAY §4.5). */
export function SpecialDayForm(props: SpecialDayFormProps) {
  const { restaurant, day, name, onEdit } = props
  const form = useSpecialDayForm(props)
  const { fields, days, change, failure } = form
  const { isRange, isClosed, slots } = fields
  // Taken away while somebody writes: what is written stays, to be copied (EVERY-DAY §5).
  const isTaken = !hasRight(restaurant, 'hours')
  const isBusy = form.state !== 'idle'
  return (
    <Modal
      open
      title={name}
      unsaved={form.isDirty}
      onClose={form.leave}
      footer={
        isTaken ? (
          <TakenFooter written={form.written()} onClose={form.leave} />
        ) : form.state === 'waiting' ? (
          <WaitingFooter />
        ) : (
          <>
            <Button
              variant={day ? 'danger' : 'ghost'}
              disabled={isBusy}
              onClick={() => (day ? void form.remove() : form.leave())}
            >
              {day ? texts.remove : texts.cancel}
            </Button>
            <Button
              busy={isBusy}
              disabled={!days}
              aria-description={days ? undefined : isRange ? texts.chooseDays : texts.chooseDay}
              onClick={() => void form.save()}
            >
              {isRange ? texts.saveDays : texts.saveDay}
            </Button>
          </>
        )
      }
    >
      <div className={styles.form}>
        {isTaken && <TakenNote {...takenRight(restaurant, 'hours')} />}
        <Segmented
          label={texts.length}
          wide
          value={isRange ? 'several' : 'one'}
          onChange={value => form.setRange(value === 'several')}
          options={[
            { value: 'one', label: texts.oneDay },
            { value: 'several', label: texts.severalDays },
          ]}
        />
        {failure && !isTaken && (
          <p className={styles.error} role="alert">
            {failure.text}{' '}
            {failure.taken && (
              <button type="button" className={styles.link} onClick={() => failure.taken && onEdit(failure.taken)}>
                {texts.changeTaken}
              </button>
            )}
          </p>
        )}
        <ChooseDays form={form} holidayCountry={restaurant.holidayCountry} />
        {days && (
          <>
            <Segmented
              label={isRange ? texts.thoseDays : texts.thatDay}
              showLabel
              wide
              value={isClosed ? 'closed' : 'open'}
              onChange={value => change({ isClosed: value === 'closed' })}
              options={[
                { value: 'closed', label: texts.closed },
                { value: 'open', label: texts.otherHours },
              ]}
            />
            {!isClosed && <SpecialSlots slots={slots} onChange={next => change({ slots: next })} />}
            <ChooseReason restaurant={restaurant} fields={fields} onChange={change} />
            <ClientsRead restaurant={restaurant} others={props.days} day={day} fields={fields} days={days} />
          </>
        )}
      </div>
    </Modal>
  )
}
