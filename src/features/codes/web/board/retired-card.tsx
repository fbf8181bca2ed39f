import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { codesTexts as texts } from '../../codes-page.texts.ts'
import { type House, pricesWords } from '../../codes-words.ts'
import type { TableCode } from '../../codes.contract.ts'
import { codeDay } from '../code-day.ts'
import styles from './code-rows.module.css'
import cardStyles from './series-card.module.css'

type RetiredCardProps = {
  codes: readonly TableCode[]
  house: House
  isBusy: boolean
  /** Absent: they can only be read. */
  onRestore?: (code: TableCode) => void
}

/** Codes that are off the board; what is printed of them opens the carta all the same. */
export function RetiredCard({ codes, house, isBusy, onRestore }: RetiredCardProps) {
  return (
    <Card flush className={cardStyles.card}>
      <details className={styles.retired}>
        <summary>
          {texts.retired} <small>{texts.retiredCount(codes.length)}</small>
          <CaretDownIcon className={styles.caret} size={15} weight="bold" aria-hidden="true" />
        </summary>
        <ul className={styles.rows}>
          {codes.map(code => (
            <li key={code._id}>
              <span className={styles.text}>
                <b>{code.name}</b>
                <small>{texts.retiredOn(codeDay(code.retiredAt ?? ''), pricesWords(house, code.zoneId))}</small>
              </span>
              {onRestore && (
                <Button
                  variant="secondary"
                  size="sm"
                  disabled={isBusy}
                  aria-label={texts.restoreOf(code.name)}
                  onClick={() => onRestore(code)}
                >
                  {texts.restore}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}
