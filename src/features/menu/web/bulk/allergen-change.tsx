import { useState } from 'react'
import { AllergenIcon } from '#ui/allergen-icon/allergen-icon.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { useScheduling } from '#ui/scheduling/scheduling.ts'
import { useUnsaved } from '#ui/unsaved/unsaved.ts'
import { ALLERGEN_IDS, ALLERGEN_NAMES, type AllergenId } from '#features/allergens/allergens.ts'
import { changedAllergens, nextChange, NO_CHANGE, shareOf } from '../../bulk.rules.ts'
import { SAYING_MODES, type SayingMode } from '#features/allergens/said.rules.ts'
import { bulkTexts as texts } from '../../bulk.texts.ts'
import { AllergenModes } from '../allergens/allergen-grid.tsx'
import styles from './allergen-change.module.css'
import { SheetFooter } from './sheet-footer.tsx'
import type { Bulk, MarkedProps } from './use-bulk.ts'

type AllergenChangeProps = MarkedProps & { open: boolean; bulk: Bulk; onClose: () => void }

/** The 14 for all ticked dishes: what is not touched stays as it is in each (DAILY-WORK §3.7, 3-decisions §6). */
export function AllergenChange({ open, bulk, dishes, restaurant, onClose }: AllergenChangeProps) {
  const [change, setChange] = useState(NO_CHANGE)
  const [mode, setMode] = useState<SayingMode>('allergens')
  const touched = SAYING_MODES.flatMap(of =>
    ALLERGEN_IDS.flatMap(id => (change[of][id] === undefined ? [] : { of, id })),
  )
  const namesOf = (isAdded: boolean) =>
    touched
      .filter(({ of, id }) => change[of][id] === isAdded)
      .map(({ of, id }) => (of === 'traces' ? texts.tracesOf(ALLERGEN_NAMES[id].es) : ALLERGEN_NAMES[id].es))
  const countOf = (id: AllergenId) => dishes.filter(dish => dish[mode].includes(id)).length
  /** Declared dishes that lose their last allergen: the page will say that they contain none. */
  const emptied = dishes.filter(
    dish =>
      dish.allergensDeclared &&
      dish.allergens.length + dish.traces.length > 0 &&
      SAYING_MODES.every(of => changedAllergens(dish[of], change[of]).length === 0),
  ).length
  const tap = (id: AllergenId) =>
    setChange(before => {
      const { [id]: now, ...rest } = before[mode]
      const next = nextChange(now, shareOf(countOf(id), dishes.length))
      return { ...before, [mode]: next === undefined ? rest : { ...rest, [id]: next } }
    })
  useUnsaved(open && touched.length > 0)
  const { schedule, dialog } = useScheduling()
  const scheduleIt = () =>
    schedule?.({
      restaurantId: restaurant._id,
      kind: 'bulk',
      body: { items: bulk.allergenItems(change) },
      happens: texts.allergensHappen(dishes.length),
      onScheduled: () => bulk.endAfter(onClose),
    })
  const save = async () => {
    if (await bulk.setAllergens(change)) onClose()
  }
  return (
    <Modal
      open={open}
      title={texts.allergensTitle(dishes.length)}
      description={texts.allergensHint}
      onClose={onClose}
      footer={
        <SheetFooter
          bulk={bulk}
          reason={touched.length > 0 ? undefined : texts.allergensHint}
          onCancel={onClose}
          onSave={() => void save()}
          {...(schedule && { onSchedule: scheduleIt })}
        >
          {texts.changeAllergens(namesOf(true), namesOf(false), dishes.length)}
        </SheetFooter>
      }
    >
      <AllergenModes mode={mode} onMode={setMode} className={styles.modes} />
      <div className={styles.grid} inert={bulk.isBusy} data-mode={mode}>
        {ALLERGEN_IDS.map(id => (
          <SharedAllergen
            key={id}
            id={id}
            count={countOf(id)}
            of={dishes.length}
            change={change[mode][id]}
            onTap={() => tap(id)}
          />
        ))}
      </div>
      {dishes.some(dish => !dish.allergensDeclared) && <p className={styles.hint}>{texts.undeclaredHint}</p>}
      {emptied > 0 && (
        <p className={styles.warning} role="status">
          {texts.nowEmpty(emptied)}
        </p>
      )}
      {dialog}
    </Modal>
  )
}

type SharedAllergenProps = { id: AllergenId; count: number; of: number; change: boolean | undefined; onTap: () => void }

/** Pressed: all have it; striped: some. */
function SharedAllergen({ id, count, of, change, onTap }: SharedAllergenProps) {
  const share = change === undefined ? shareOf(count, of) : change ? 'all' : 'none'
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={share === 'some' ? 'mixed' : share === 'all'}
      onClick={onTap}
    >
      <AllergenIcon id={id} />
      <span>
        {ALLERGEN_NAMES[id].es}
        {share === 'some' && <span className={styles.some}> {texts.inSome(count, of)}</span>}
      </span>
    </button>
  )
}
