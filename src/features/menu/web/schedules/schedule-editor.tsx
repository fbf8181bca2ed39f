import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { useId, useState } from 'react'
import { WEEKDAYS } from '#shared/weekday.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { WaitingFooter } from '#ui/offline/waiting-footer.tsx'
import { Pill } from '#features/prices/web/index.ts'
import type { Category, Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { holderOf } from '../../schedules/schedule-form.ts'
import { DAY_LETTERS, DAY_NAMES, scheduleScreenTexts as texts } from '../../schedules/schedule-screen.texts.ts'
import { takenText } from '../../schedules/schedules.errors.ts'
import { SCHEDULE_NAME_MAX } from '../../schedules/schedules.limits.ts'
import { ScheduleSlots } from './schedule-slots.tsx'
import styles from './schedule-editor.module.css'
import { type ScheduleFormProps, useScheduleForm } from './use-schedule-form.ts'

type ScheduleEditorProps = ScheduleFormProps & {
  open: boolean
  categories: readonly Category[]
  dishes: readonly Dish[]
  onClosed?: () => void
}

/** What is offered where another schedule has a category: 'Pasarla aquí'. */
type Taken = { id: string; text: string }

/** The sheet of one schedule: its name for the house, hours, days, and what is served in them (TABLE §6). */
export function ScheduleEditor(props: ScheduleEditorProps) {
  const { open, schedule, categories, dishes, restaurant, onClosed } = props
  const form = useScheduleForm(props)
  const { values, change, others, sending, faults } = form
  const [taken, setTaken] = useState<Taken>()
  const [formId, daysId, thingsId] = [useId(), useId(), useId()]
  const isBusy = sending.state !== 'idle'
  const { defaultLocale } = restaurant
  const submit = async () => {
    if (await form.save()) return
    document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"],[data-fault]')?.focus()
  }
  const toggleCategory = (id: string, name: string) => {
    const isIn = values.categoryIds.includes(id)
    const holder = isIn ? undefined : holderOf(others, id)
    setTaken(holder && { id, text: takenText(name, holder.name) })
    if (holder) return
    change({ categoryIds: isIn ? values.categoryIds.filter(each => each !== id) : [...values.categoryIds, id] })
  }
  const move = (id: string) => {
    setTaken(undefined)
    change({ categoryIds: [...values.categoryIds, id] })
  }
  const footer = (
    <>
      {schedule && (
        <Button
          variant="danger"
          icon={<TrashIcon size={18} />}
          disabled={isBusy}
          onClick={() => void form.remove(schedule)}
        >
          {texts.remove}
        </Button>
      )}
      <Button type="submit" form={formId} busy={isBusy} busyLabel={texts.saving}>
        {texts.save}
      </Button>
    </>
  )
  return (
    <Modal
      variant="sidebar"
      open={open}
      title={schedule?.name ?? texts.create}
      unsaved={form.isDirty}
      onClose={form.leave}
      onClosed={onClosed}
      footer={sending.state === 'waiting' ? <WaitingFooter /> : footer}
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        inert={isBusy}
        onSubmit={event => {
          event.preventDefault()
          // It may stand in the form of a category, which must not be saved with it.
          event.stopPropagation()
          void submit()
        }}
      >
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
          maxLength={SCHEDULE_NAME_MAX}
          value={values.name}
          error={faults.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <ScheduleSlots values={values} onChange={change} error={faults.slots} />
        <div className={styles.group} role="group" aria-labelledby={daysId}>
          <span className={styles.label} id={daysId}>
            {texts.days}
          </span>
          <div className={styles.days} data-fault={faults.days ? '' : undefined}>
            {WEEKDAYS.map(day => (
              <button
                key={day}
                type="button"
                aria-label={DAY_NAMES[day]}
                aria-pressed={values.days.includes(day)}
                onClick={() =>
                  change({
                    days: WEEKDAYS.filter(each => (each === day) !== values.days.includes(each)),
                  })
                }
              >
                {DAY_LETTERS[day]}
              </button>
            ))}
          </div>
          {faults.days && <Fault text={faults.days} />}
        </div>
        <div className={styles.group} role="group" aria-labelledby={thingsId}>
          <span className={styles.label} id={thingsId}>
            {texts.things}
          </span>
          <div className={styles.things}>
            {categories.map(({ _id, translations }) => {
              const name = dashboardName(translations, defaultLocale)
              const isIn = values.categoryIds.includes(_id)
              return (
                <Pill
                  key={_id}
                  pressed={isIn}
                  icon={isIn && <CheckIcon size={15} weight="bold" aria-hidden="true" />}
                  onClick={() => toggleCategory(_id, name)}
                >
                  {name}
                </Pill>
              )
            })}
            {dishes
              .filter(({ _id }) => values.dishIds.includes(_id) || schedule?.dishIds.includes(_id))
              .map(({ _id, translations }) => {
                const isIn = values.dishIds.includes(_id)
                return (
                  <Pill
                    key={_id}
                    pressed={isIn}
                    icon={isIn && <CheckIcon size={15} weight="bold" aria-hidden="true" />}
                    onClick={() =>
                      change({ dishIds: isIn ? values.dishIds.filter(each => each !== _id) : [...values.dishIds, _id] })
                    }
                  >
                    {dashboardName(translations, defaultLocale)}
                  </Pill>
                )
              })}
          </div>
          {taken && (
            <div className={styles.taken} role="alert">
              <span>{taken.text}</span>
              <Button size="sm" variant="secondary" onClick={() => move(taken.id)}>
                {texts.move}
              </Button>
            </div>
          )}
          {(faults.things ?? form.refusal) && <Fault text={faults.things ?? form.refusal ?? ''} />}
          <p className={styles.hint}>
            <InfoIcon size={18} aria-hidden="true" />
            <span>{texts.thingsHint}</span>
          </p>
        </div>
      </form>
    </Modal>
  )
}

const Fault = ({ text }: { text: string }) => (
  <p className={styles.error} role="alert">
    {text}
  </p>
)
