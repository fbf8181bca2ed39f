import { SelectField } from '#ui/field/select-field.tsx'
import { hoursText } from '../../schedules/schedule-words.ts'
import { scheduleScreenTexts as texts } from '../../schedules/schedule-screen.texts.ts'
import type { Schedule } from '../../schedules/schedules.contract.ts'
import type { ThingList } from '../../schedules/served.rules.ts'

const NONE = ''
const OTHER = 'other'

/** 'Desayunos: de 8:00 a 12:00'. */
export const scheduleText = (schedule: Schedule): string => {
  const hours = hoursText(schedule, 'es')
  return `${schedule.name}: ${hours.charAt(0).toLowerCase()}${hours.slice(1)}`
}

/** What it is called that a category or dish has no hours of its own. */
export const noneText = (list: ThingList): string => (list === 'categoryIds' ? texts.always : texts.asCategory)

type ServedFieldProps = {
  list: ThingList
  schedules: readonly Schedule[]
  /** Null: none of its own. */
  value: string | null
  disabled: boolean
  onChoose: (schedule: Schedule | null) => void
  /** Absent: no other schedule can be made here. */
  onOther?: (() => void) | undefined
}

/** 'Cuándo se sirve': one of the house's schedules, or none. */
export function ServedField({ list, schedules, value, disabled, onChoose, onOther }: ServedFieldProps) {
  return (
    <SelectField
      label={texts.served}
      hint={texts.servedHint}
      value={value ?? NONE}
      disabled={disabled}
      onChange={({ target }) => {
        if (target.value === OTHER) onOther?.()
        else onChoose(schedules.find(({ _id }) => _id === target.value) ?? null)
      }}
    >
      <option value={NONE}>{noneText(list)}</option>
      {schedules.map(schedule => (
        <option key={schedule._id} value={schedule._id}>
          {scheduleText(schedule)}
        </option>
      ))}
      {onOther && <option value={OTHER}>{texts.other}</option>}
    </SelectField>
  )
}
