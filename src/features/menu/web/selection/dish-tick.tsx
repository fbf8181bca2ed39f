import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { bulkTexts as texts } from '../../bulk.texts.ts'
import { type SelectionStore, shownIds, useIsTicked } from './selection.ts'
import styles from './dish-tick.module.css'

type DishTickProps = { id: string; name: string; selection: SelectionStore }

/** The checkbox of a row: always there on laptops; on phones while dishes are being marked, when the row ticks. */
export function DishTick({ id, name, selection }: DishTickProps) {
  const isTicked = useIsTicked(selection, id)
  return (
    <Checkbox
      className={styles.tick}
      label={<span className="vh">{texts.tick(name)}</span>}
      data-tick={id}
      checked={isTicked}
      onChange={event => {
        const { shiftKey } = event.nativeEvent as MouseEvent
        if (shiftKey) selection.reach(id, shownIds())
        else selection.toggle(id)
      }}
    />
  )
}
