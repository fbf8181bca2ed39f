import { useMemo } from 'react'
import { Card } from '#ui/card/card.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { CURRENCIES } from '#features/restaurants/profile/currencies.ts'
import { basicTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
import { useSettings } from '../settings-context.ts'
import { useSettingsField } from '../use-settings-field.ts'

/** The currency of all prices; changing it converts nothing, and the card says so (3-decisions §5). */
export function CurrencyCard() {
  const { isReadOnly } = useSettings()
  const { readOnly: _readOnly, ...field } = useSettingsField('currency')
  const names = useMemo(() => new Intl.DisplayNames('es', { type: 'currency' }), [])
  return (
    <Card title={texts.money}>
      <SelectField label={texts.currency} hint={texts.currencyHint} {...field} disabled={isReadOnly}>
        {CURRENCIES.map(code => (
          <option key={code} value={code}>
            {code} · {names.of(code)}
          </option>
        ))}
      </SelectField>
    </Card>
  )
}
