import { useId } from 'react'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import type { Zone } from '#features/prices/prices.contract.ts'
import { baseWords, dashboardZoneName } from '#features/prices/zone-words.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { paperFieldErrors } from '../../paper.errors.ts'
import { FOOT_NOTE_MAX, type Tax, TAXES } from '../../paper.limits.ts'
import { paperTexts, TAX_TEXTS } from '../../screen/paper-page.texts.ts'
import { sheetTexts as texts } from '../../screen/paper-sheets.texts.ts'
import { isPriceList } from '../../screen/sheet-options.rules.ts'
import type { Sheet } from '../sheet/use-sheet.ts'
import styles from './more-sheet.module.css'
import { OptionGroup } from './option-group.tsx'

type MoreSheetProps = {
  open: boolean
  restaurant: Restaurant
  sheet: Sheet
  zones: readonly Zone[]
  onClose: () => void
}

/** 'Más opciones': size of the letters, prices of which zone, note, taxes, and what few houses need. */
export function MoreSheet({ open, restaurant, sheet, zones, onClose }: MoreSheetProps) {
  const { options, change } = sheet
  const { footNote } = options
  const hintId = useId()
  const isTooLong = footNote.length > FOOT_NOTE_MAX
  return (
    <Modal
      variant="sidebar"
      open={open}
      title={paperTexts.more}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <OptionGroup label={texts.letters} hint={texts.lettersHint} hintId={hintId}>
        {() => (
          <Segmented
            label={texts.letters}
            wide
            value={options.size}
            onChange={size => change({ size, leaveOut: [] })}
            options={[
              { value: 'normal', label: texts.normal },
              { value: 'large', label: texts.large },
            ]}
          />
        )}
      </OptionGroup>
      {zones.length > 0 && <ZoneChoice restaurant={restaurant} sheet={sheet} zones={zones} />}
      <TextField
        label={
          <>
            {texts.note} <span className="muted">{texts.optional}</span>
          </>
        }
        value={footNote}
        autoComplete="off"
        hint={
          <span className={styles.count}>
            <span>{texts.noteHint}</span>
            <span className="num">{texts.noteCount(footNote.length, FOOT_NOTE_MAX)}</span>
          </span>
        }
        {...(isTooLong && { error: paperFieldErrors.footNote })}
        onChange={event => change({ footNote: event.target.value })}
      />
      <SelectField label={texts.tax} value={options.tax} onChange={event => change({ tax: event.target.value as Tax })}>
        {TAXES.map(tax => (
          <option key={tax} value={tax}>
            {TAX_TEXTS[tax]}
          </option>
        ))}
      </SelectField>
      <div className={styles.switches}>
        {!isPriceList(options) && (
          <Switch
            label={texts.numbers}
            hint={texts.numbersHint}
            checked={options.allergens === 'numbers'}
            onChange={isOn => change({ allergens: isOn ? 'numbers' : 'letters' })}
          />
        )}
        <Switch label={texts.qr} hint={texts.qrHint} checked={options.qr} onChange={qr => change({ qr })} />
        <Switch
          label={texts.press}
          hint={texts.pressHint}
          checked={options.press}
          onChange={press => change({ press })}
        />
      </div>
    </Modal>
  )
}

const BOTH = 'base+'

/** The prices of the house, of one zone, or of both side by side; whole prices in any case. */
function ZoneChoice({ restaurant, sheet, zones }: Pick<MoreSheetProps, 'restaurant' | 'sheet' | 'zones'>) {
  const { defaultLocale } = restaurant
  const base = baseWords(zones, 'es', defaultLocale).name
  const named = zones.map(({ _id, names }) => ({ value: _id, label: dashboardZoneName(names, defaultLocale).name }))
  const { zones: now } = sheet.options
  const value = typeof now === 'string' ? now : BOTH + now[1]
  const choose = (next: string) =>
    sheet.change({ zones: next.startsWith(BOTH) ? ['base', next.slice(BOTH.length)] : next, leaveOut: [] })
  const both = named.map(zone => ({
    value: BOTH + zone.value,
    label: named.length === 1 ? texts.bothZones : texts.bothOf(base, zone.label),
  }))
  const all = [{ value: 'base', label: base }, ...named, ...both]
  if (named.length > 1)
    return (
      <SelectField
        label={texts.pricesOf}
        hint={texts.pricesHint}
        value={value}
        onChange={event => choose(event.target.value)}
      >
        {all.map(each => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </SelectField>
    )
  return (
    <OptionGroup label={texts.pricesOf} hint={texts.pricesHint}>
      {() => (
        <Segmented className={styles.zones} label={texts.pricesOf} wide value={value} onChange={choose} options={all} />
      )}
    </OptionGroup>
  )
}
