import { useState } from 'react'
import { type Weekday, WEEKDAYS } from '#shared/weekday.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { uiTexts } from '#ui/ui.texts.ts'
import { hoursTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
import styles from './copy-day.module.css'
import { useCopyDay } from './use-copy-day.ts'

type CopyDayProps = { from: Weekday; open: boolean; onClose: () => void }

/** Asks which days should get the hours of this one. */
export function CopyDay({ from, open, onClose }: CopyDayProps) {
  const [chosen, setChosen] = useState<readonly Weekday[]>([])
  const copy = useCopyDay()
  const others = WEEKDAYS.filter(day => day !== from)
  const days = chosen.filter(day => day !== from)
  const isWhole = days.length === others.length
  const close = () => {
    setChosen([])
    onClose()
  }
  const finish = () => {
    copy(from, days)
    close()
  }
  return (
    <Modal
      open={open}
      title={texts.copyTitle(texts.days[from].toLowerCase())}
      description={texts.copyLead}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {uiTexts.cancel}
          </Button>
          <Button
            disabled={days.length === 0}
            aria-description={days.length === 0 ? texts.copyLead : undefined}
            onClick={finish}
          >
            {texts.copyDone}
          </Button>
        </>
      }
    >
      <div className={styles.days}>
        <Checkbox label={texts.wholeWeek} checked={isWhole} onChange={() => setChosen(isWhole ? [] : others)} />
        {others.map(day => (
          <Checkbox
            key={day}
            label={texts.days[day]}
            checked={days.includes(day)}
            onChange={() => setChosen(days.includes(day) ? days.filter(one => one !== day) : [...days, day])}
          />
        ))}
      </div>
    </Modal>
  )
}
