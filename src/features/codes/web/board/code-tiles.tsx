import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { type KeyboardEvent, useState } from 'react'
import { zoneName } from '../../codes-words.ts'
import type { TableCode } from '../../codes.contract.ts'
import { seriesPlace } from '../../codes.rules.ts'
import { codeElementId } from '../code-toast.ts'
import type { RowsProps } from './rows-props.ts'
import styles from './series-card.module.css'
import { MARK_KEY, RETIRE_KEY, tileBeside } from './tile-keys.ts'

/**
 * A tile for each number. One of them takes the focus, arrows move it; X marks, with Shift an arrow marks on the way,
 * and Supr asks to retire (PAPER-AND-NUMBERS §8). `most`: the zone of most of them; a tile of another one names it.
 */
export function CodeTiles({ codes, house, allowed, marked, most, ...on }: RowsProps & { most: string | null }) {
  const [current, setCurrent] = useState<string>()
  const focusable = codes.some(({ _id }) => _id === current) ? current : codes[0]?._id
  const press = (code: TableCode) => (event: KeyboardEvent<HTMLButtonElement>) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) return
    const next = tileBeside(event.currentTarget, key)
    if (next) {
      event.preventDefault()
      if (shiftKey && allowed.canEdit) for (const id of [code._id, next.dataset['code']]) markOnce(id)
      next.focus()
    } else if (!allowed.canEdit) return
    else if (key.toLowerCase() === MARK_KEY) on.onMark(code._id)
    else if (key === RETIRE_KEY) on.onRetire([code])
  }
  const markOnce = (id: string | undefined) => {
    if (id !== undefined && !marked?.has(id)) on.onMark(id)
  }
  return (
    <ul className={styles.tiles}>
      {codes.map(code => {
        const place = seriesPlace(code.name)
        const isMarked = marked?.has(code._id)
        return (
          <li key={code._id}>
            <button
              type="button"
              id={codeElementId(code._id)}
              className={styles.tile}
              data-code={code._id}
              tabIndex={code._id === focusable ? 0 : -1}
              aria-pressed={marked ? isMarked : undefined}
              onFocus={() => setCurrent(code._id)}
              onKeyDown={press(code)}
              onClick={() => (marked ? on.onMark(code._id) : on.onOpen(code))}
            >
              <b>
                <span className="vh">{place?.prefix} </span>
                {place?.number}
              </b>
              {code.zoneId !== most && (
                <small>
                  <span className="vh">, </span>
                  {zoneName(house, code.zoneId)}
                </small>
              )}
              {isMarked && <CheckIcon className={styles.tick} size={14} weight="bold" aria-hidden="true" />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
