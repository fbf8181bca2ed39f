import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import type { Way } from '../../paper.contract.ts'
import { FORMAT_TEXTS } from '../../screen/paper-page.texts.ts'
import { sheetTexts as texts } from '../../screen/paper-sheets.texts.ts'
import { linesWords, numberWords } from '../../screen/paper-words.ts'
import type { Sheet } from '../sheet/use-sheet.ts'
import rows from './option-fields.module.css'
import styles from './ways-sheet.module.css'

export type DishLine = { id: string; name: string; text: string }

type WaysSheetProps = {
  open: boolean
  sheet: Sheet
  ways: readonly Way[]
  pages: number
  /** Dishes with their descriptions, by id. */
  lineOf: (dishId: string) => DishLine | undefined
  onClose: () => void
}

/**
 * What does not fit, in lines: those that are missed least, each of which can stay, and other ways, each of which was
 * tried (PAPER-AND-NUMBERS §4 'When it does not fit'). Nothing is taken out by itself.
 */
export function WaysSheet({ open, sheet, ways, pages, lineOf, onClose }: WaysSheetProps) {
  const { options, change } = sheet
  const leaving = ways.find(({ kind }) => kind === 'leaveOut')
  const proposed = (leaving?.options.leaveOut ?? []).filter(id => !options.leaveOut.includes(id))
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const taken = proposed.filter(id => !kept.has(id))
  const keep = (id: string, isTaken: boolean) => {
    const next = new Set(kept)
    if (isTaken) next.delete(id)
    else next.add(id)
    setKept(next)
  }
  const take = (part: Way['options']) => {
    change(part)
    onClose()
  }
  const others = ways.filter(way => way !== leaving)
  return (
    <Modal
      variant="sidebar"
      open={open}
      title={leaving ? texts.linesLess(linesWords(proposed.length)) : texts.otherWays}
      onClose={onClose}
      footer={
        leaving ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {texts.leaveAt(pages)}
            </Button>
            <Button disabled={taken.length === 0} onClick={() => take({ leaveOut: [...options.leaveOut, ...taken] })}>
              {texts.takeOut(taken.length === 1 ? '1 línea' : `${taken.length} líneas`)}
            </Button>
          </>
        ) : undefined
      }
    >
      {leaving && (
        <>
          <p className="muted">
            {texts.onlyOnPaper} {texts.leastMissed(numberWords(proposed.length))}
          </p>
          <ul className={styles.lines}>
            {proposed.map(id => {
              const line = lineOf(id)
              return (
                <li key={id}>
                  <Switch
                    className={styles.line}
                    label={line?.name ?? ''}
                    hint={texts.withoutText(line?.text ?? '')}
                    checked={!kept.has(id)}
                    onChange={isTaken => keep(id, isTaken)}
                  />
                </li>
              )
            })}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <div>
          {leaving && <h3 className={styles.other}>{texts.otherWay}</h3>}
          <div className={rows.rows}>
            {others.map(way => (
              <button key={way.kind} type="button" className={rows.row} onClick={() => take(way.options)}>
                <span>{wayWords(way)}</span>
                <b>{texts.fitsIn(way.pages)}</b>
                <CaretRightIcon size={14} weight="bold" aria-hidden="true" />
              </button>
            ))}
          </div>
        </div>
      )}
    </Modal>
  )
}

function wayWords({ kind, options }: Way): string {
  if (kind === 'normalSize') return texts.normalLetters
  if (kind === 'format' && options.format) return texts.inFormat(FORMAT_TEXTS[options.format].name)
  return texts.withoutDescriptions
}
