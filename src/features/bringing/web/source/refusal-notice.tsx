import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { Button } from '#ui/button/button.tsx'
import { sourceTexts as texts } from '../../screen/source.texts.ts'
import styles from './refusal-notice.module.css'
import type { Refused } from './use-starting.ts'

type RefusalNoticeProps = { refused: Refused; onFile: () => void; onText: () => void }

/** After these another try changes nothing. */
const FINAL = new Set(['import_limit'])

/** Why a source was not read, what helps, and the ways that are left (BRINGING §7). */
export function RefusalNotice({ refused: { code, message }, onFile, onText }: RefusalNoticeProps) {
  const advice = texts.advice[code]
  return (
    <div className={styles.notice} role="alert">
      <WarningCircleIcon size={24} weight="fill" aria-hidden="true" />
      <div>
        <b>{message}</b>
        {advice && <p>{advice}</p>}
        {!FINAL.has(code) && (
          <div className={styles.actions}>
            <Button variant="secondary" onClick={onFile}>
              {texts.chooseOther}
            </Button>
            <Button variant="secondary" onClick={onText}>
              {texts.text}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
