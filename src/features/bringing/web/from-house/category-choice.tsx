import { Alert } from '#ui/alert/alert.tsx'
import { CheckBox } from '#ui/checkbox/checkbox.tsx'
import type { Category } from '#features/menu/menu.contract.ts'
import { houseTexts as texts } from '../../screen/from-house.texts.ts'
import styles from './from-house.module.css'

type CategoryChoiceProps = {
  /** Undefined while they are loaded. */
  categories: readonly Category[] | undefined
  isFailed: boolean
  chosen: ReadonlySet<string>
  rowOf: (category: Category) => { name: string; hint: string }
  onChoose: (ids: ReadonlySet<string>) => void
}

/** Which categories of the other carta come. */
export function CategoryChoice({ categories, isFailed, chosen, rowOf, onChoose }: CategoryChoiceProps) {
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  const isAll = categories !== undefined && categories.length > 0 && categories.every(({ _id }) => chosen.has(_id))
  return (
    <fieldset className={styles.choice}>
      <legend>{texts.what}</legend>
      {categories && categories.length > 1 && (
        <button
          type="button"
          className={styles.all}
          onClick={() => onChoose(new Set(isAll ? [] : categories.map(({ _id }) => _id)))}
        >
          {isAll ? texts.markNone : texts.markAll(categories.length)}
        </button>
      )}
      {isFailed && !categories && (
        <Alert tone="error" live>
          {texts.loadFailed}
        </Alert>
      )}
      {!isFailed && !categories && <p role="status">{texts.loading}</p>}
      {categories?.length === 0 && <p>{texts.empty}</p>}
      {categories && categories.length > 0 && (
        <ul className={styles.list}>
          {categories.map(category => {
            const { name, hint } = rowOf(category)
            return (
              <li key={category._id}>
                <label className={styles.row}>
                  <CheckBox checked={chosen.has(category._id)} onChange={() => toggle(category._id)} />
                  <span>
                    <b>{name}</b>
                    <small>{hint}</small>
                  </span>
                </label>
              </li>
            )
          })}
        </ul>
      )}
    </fieldset>
  )
}
