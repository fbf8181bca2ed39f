import { useMemo } from 'react'
import { Card } from '#ui/card/card.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { zoneGroups } from '#features/restaurants/hours/timezone-names.ts'
import { hoursTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
import { useSettings } from '../settings-context.ts'
import { useSettingsField } from '../use-settings-field.ts'
import styles from './hours-tab.module.css'

/** The time zone of the hours (3-decisions §5). */
export function TimezoneCard() {
  const { restaurant, isReadOnly } = useSettings()
  const { readOnly: _readOnly, ...field } = useSettingsField('timezone')
  const stored = restaurant.timezone
  const groups = useMemo(() => zoneGroups(stored, texts.likelyZones), [stored])
  return (
    <Card>
      <SelectField
        className={styles.timezone}
        label={texts.timezone}
        hint={texts.timezoneHint}
        {...field}
        disabled={isReadOnly}
      >
        {groups.map(({ label, zones }) => (
          <optgroup key={label} label={label}>
            {zones.map(({ zone, label: name }) => (
              <option key={zone} value={zone}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </Card>
  )
}
