import { useEffect, useState } from 'react'
import { messageOf } from '#ui/client/api-error.ts'
import { Button } from '#ui/button/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { tableTexts as texts } from '#features/menu/table/table.texts.ts'
import { TABLE_TOAST } from '../state/block-saving.ts'
import { type Beyond, dishesBeyond } from '../state/deeds.ts'
import { activeAt, useTable } from '../state/table-control.ts'
import styles from './beyond-bar.module.css'

/** Rows of a block that stand after the last dish: offered as new dishes, never added unasked (BRINGING §5.15). */
export function BeyondBar({ beyond, onEnd }: { beyond: Beyond; onEnd: (added: readonly string[]) => void }) {
  const table = useTable()
  const [isBusy, setBusy] = useState(false)
  const { items, notRead } = dishesBeyond(table, beyond)
  // The grid is lower now: where one pasted stays in sight.
  useEffect(() => {
    const at = activeAt(table)
    if (at) table.grid.current?.scrollToCell({ rowIdx: at.rowIdx })
  }, [table])
  const add = async () => {
    setBusy(true)
    try {
      const dishes = await table.blocks.add(items)
      const detail = notRead > 0 ? texts.notRead(notRead) : undefined
      toast.success(texts.added(dishes.length), { id: TABLE_TOAST, ...(detail && { detail }) })
      onEnd(dishes.map(({ _id }) => _id))
    } catch (error) {
      setBusy(false)
      toast.error(messageOf(error, texts.failed), { id: TABLE_TOAST })
    }
  }
  return (
    <div className={styles.bar} role="status" data-beyond="">
      <span className={styles.text}>
        {texts.beyond(beyond.rows.length)} {items.length === 0 && texts.beyondNameless}
      </span>
      <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => onEnd([])}>
        {texts.dropBeyond}
      </Button>
      {items.length > 0 && (
        <Button size="sm" busy={isBusy} onClick={() => void add()}>
          {texts.addDishes(items.length)}
        </Button>
      )}
    </div>
  )
}
