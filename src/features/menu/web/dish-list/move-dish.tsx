import { Modal } from '#ui/modal/modal.tsx'
import type { Category } from '../../menu.contract.ts'
import { rowTexts as texts } from '../../menu-page.texts.ts'
import styles from './dish-menu.module.css'

type MoveDishProps = {
  open: boolean
  /** The category that the dish is in. */
  from: string
  categories: readonly Category[]
  nameOf: (category: Category) => string
  dishCount: (categoryId: string) => number
  onClose: () => void
  /** After the closing animation. */
  onClosed: () => void
  onChoose: (categoryId: string) => void
}

/** Asks for the category that dishes go to, with the number of dishes in each. */
export function MoveDish({ open, from, categories, nameOf, dishCount, onClose, onClosed, onChoose }: MoveDishProps) {
  return (
    <Modal open={open} title={texts.move} onClose={onClose} onClosed={onClosed}>
      <ul className={styles.choices}>
        {categories.map(category => {
          const isHere = category._id === from
          return (
            <li key={category._id}>
              <button type="button" className={styles.choice} disabled={isHere} onClick={() => onChoose(category._id)}>
                {nameOf(category)}
                <span className={`num ${styles.aside}`}>{isHere ? texts.isHere : dishCount(category._id)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </Modal>
  )
}
