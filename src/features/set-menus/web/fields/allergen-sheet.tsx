import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { askingNothing } from '#features/allergens/fine-body.ts'
import { afterTap, NONE_SAID, saysSomething, type SayingMode } from '#features/allergens/said.rules.ts'
import { AllergenGrid, AllergenModes, DietChips, FineFields } from '#features/menu/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import { type LineSaid, lineSaid, type LineValues } from '../../form/day-form.ts'
import styles from './allergen-sheet.module.css'

type AllergenSheetProps = {
  line: LineValues
  restaurant: Restaurant
  onSaved: (said: LineSaid) => void
  onClose: () => void
}

/** What a line contains: the same 14 in the same states as of a dish, in a sheet (TABLE §5 10). */
export function AllergenSheet({ line, restaurant, onSaved, onClose }: AllergenSheetProps) {
  const { defaultLocale, supportedLocales } = restaurant
  const [said, setSaid] = useState(() => lineSaid(line))
  const [mode, setMode] = useState<SayingMode>('allergens')
  const [asked, setAsked] = useState(0)
  const isMissing = askingNothing(said.allergens, said.without, defaultLocale).length > 0
  return (
    <Modal
      open
      title={line.text}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={() => onSaved({ ...said, ...NONE_SAID, members: {}, without: {} })}>
            {texts.containsNone}
          </Button>
          <Button disabled={!saysSomething(said)} onClick={() => (isMissing ? setAsked(asked + 1) : onSaved(said))}>
            {texts.done}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <AllergenModes mode={mode} onMode={setMode} />
        <AllergenGrid
          said={said}
          mode={mode}
          onMode={setMode}
          onTap={id => setSaid({ ...said, ...afterTap(said, id, mode) })}
        />
        <FineFields
          said={said}
          members={said.members}
          without={said.without}
          locale={defaultLocale}
          main={defaultLocale}
          locales={supportedLocales}
          asked={asked}
          onChange={changes => setSaid({ ...said, ...changes })}
        />
        <DietChips diets={said.diets} onChange={diets => setSaid({ ...said, diets })} />
      </div>
    </Modal>
  )
}
