import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { Button } from '#ui/button/button.tsx'
import { CheckBox } from '#ui/checkbox/checkbox.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { Pill } from '#features/prices/web/index.ts'
import { paperTexts } from '../../screen/paper-page.texts.ts'
import { sheetTexts as texts } from '../../screen/paper-sheets.texts.ts'
import { isOfDrinks } from '../../drinks.rules.ts'
import { chosenCategories, sentCategories } from '../../screen/sheet-options.rules.ts'
import type { MenuPart, Sheet } from '../sheet/use-sheet.ts'
import styles from './categories-sheet.module.css'

type CategoriesSheetProps = { open: boolean; sheet: Sheet; menu: MenuPart; onClose: () => void }

/** 'Qué categorías': all, all but the drinks, or one by one. At least one stays. */
export function CategoriesSheet({ open, sheet, menu: { categories }, onClose }: CategoriesSheetProps) {
  const all = categories.map(({ id }) => id)
  const chosen = new Set(chosenCategories(sheet.options, all))
  const choose = (ids: readonly string[]) =>
    ids.length > 0 && sheet.change({ categoryIds: sentCategories(new Set(ids), all), leaveOut: [] })
  const drinks = categories.filter(({ names }) => isOfDrinks(names)).map(({ id }) => id)
  const food = all.filter(id => !drinks.includes(id))
  const isMixed = drinks.length > 0 && food.length > 0
  const toggle = (id: string) =>
    choose(chosen.has(id) ? all.filter(each => each !== id && chosen.has(each)) : [...chosen, id])
  return (
    <Modal
      variant="sidebar"
      open={open}
      title={texts.whichCategories}
      onClose={onClose}
      footer={
        <>
          <span className={styles.count} role="status">
            {texts.chosenOf(chosen.size, all.length, texts.dishCount(sheet.dishes))}
          </span>
          <Button onClick={onClose}>{texts.done}</Button>
        </>
      }
    >
      <p className="muted">{texts.onlyHere}</p>
      <div className={styles.atOnce} role="group" aria-label={texts.atOnce}>
        <Together label={paperTexts.all} ids={all} chosen={chosen} onChoose={choose} />
        {isMixed && <Together label={texts.withoutDrinks} ids={food} chosen={chosen} onChoose={choose} />}
        {isMixed && <Together label={texts.onlyDrinks} ids={drinks} chosen={chosen} onChoose={choose} />}
      </div>
      <ul className={styles.list}>
        {categories.map(({ id, name, dishes }) => (
          <li key={id}>
            <label className={styles.row}>
              <CheckBox checked={chosen.has(id)} onChange={() => toggle(id)} />
              <b>{name}</b>
              <small className="num">{texts.dishCount(dishes)}</small>
            </label>
          </li>
        ))}
      </ul>
    </Modal>
  )
}

type TogetherProps = {
  label: string
  ids: readonly string[]
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[]) => void
}

function Together({ label, ids, chosen, onChoose }: TogetherProps) {
  const isSo = chosen.size === ids.length && ids.every(id => chosen.has(id))
  return (
    <Pill
      pressed={isSo}
      icon={isSo && <CheckIcon size={14} weight="bold" aria-hidden="true" />}
      onClick={() => onChoose(ids)}
    >
      {label}
    </Pill>
  )
}
