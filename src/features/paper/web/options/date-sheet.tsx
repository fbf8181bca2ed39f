import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { PillChoice } from '#features/prices/web/index.ts'
import { paperFieldErrors } from '../../paper.errors.ts'
import { paperTexts } from '../../screen/paper-page.texts.ts'
import { sheetTexts as texts } from '../../screen/paper-sheets.texts.ts'
import { lastDate, namedDates } from '../../screen/sheet-options.rules.ts'
import { useState } from 'react'
import type { Sheet } from '../sheet/use-sheet.ts'

type DateSheetProps = { open: boolean; sheet: Sheet; today: string; onClose: () => void }

/** 'En vigor desde': today, a day with a name, or any one within a year. */
export function DateSheet({ open, sheet, today, onClose }: DateSheetProps) {
  const { validFrom } = sheet.options
  // While a date is typed it is none: the sheet keeps the last one that can be printed.
  const [typed, setTyped] = useState(validFrom)
  const last = lastDate(today)
  const isPossible = (date: string): boolean => date >= today && date <= last
  const choose = (date: string) => {
    setTyped(date)
    if (isPossible(date)) sheet.change({ validFrom: date })
  }
  return (
    <Modal
      variant="sidebar"
      open={open}
      title={paperTexts.validFrom}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <p className="muted">{texts.dateHint}</p>
      <PillChoice
        aria-label={texts.date}
        value={validFrom}
        onChange={choose}
        options={namedDates(today).map(({ kind, date }) => ({ value: date, label: texts[kind] }))}
      />
      <TextField
        label={texts.otherDate}
        type="date"
        min={today}
        max={last}
        value={typed}
        {...(typed !== '' && !isPossible(typed) && { error: paperFieldErrors.date })}
        onChange={event => choose(event.target.value)}
        onBlur={() => setTyped(validFrom)}
      />
    </Modal>
  )
}
