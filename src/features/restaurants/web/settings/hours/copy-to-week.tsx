import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { useFormContext, useWatch } from 'react-hook-form'
import { WEEKDAYS } from '#shared/weekday.ts'
import { Button } from '#ui/button/button.tsx'
import type { SettingsValues } from '#features/restaurants/profile/settings.rules.ts'
import { hoursTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
import { useSettings } from '../settings-context.ts'
import { useCopyDay } from './use-copy-day.ts'

/** Copies the first open day to all the others, with one click. */
export function CopyToWeek() {
  const { control } = useFormContext<SettingsValues>()
  const { isReadOnly } = useSettings()
  const hours = useWatch({ control, name: 'hours' })
  const copy = useCopyDay()
  const day = WEEKDAYS.find(one => hours[one].length > 0)
  if (!day || isReadOnly) return null
  return (
    <Button
      variant="ghost"
      icon={<CopyIcon size={20} aria-hidden="true" />}
      onClick={() =>
        copy(
          day,
          WEEKDAYS.filter(one => one !== day),
        )
      }
    >
      {texts.copyToWeek(texts.days[day].toLowerCase())}
    </Button>
  )
}
