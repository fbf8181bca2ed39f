import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { cx } from '#ui/cx.ts'
import type { Patch } from '../../paper.limits.ts'
import { patchTexts as texts } from '../../screen/paper-sheets.texts.ts'
import styles from './patch-kinds.module.css'

const KINDS = [
  { value: 'stickers', name: texts.stickers, hint: texts.stickersHint },
  { value: 'slip', name: texts.slip, hint: texts.slipHint },
] as const

/** Stickers or loose slips, each with its picture and what it needs. */
export const PatchKinds = ({ value, onChange }: { value: Patch; onChange: (kind: Patch) => void }) => (
  <RadioGroup
    className={styles.kinds}
    aria-label={texts.how}
    value={value}
    onValueChange={next => onChange(next as Patch)}
  >
    {KINDS.map(kind => (
      <Radio.Root key={kind.value} value={kind.value} className={styles.kind}>
        <span className={cx('mantel', styles.picture)} data-kind={kind.value} aria-hidden="true">
          {kind.value === 'slip' ? <SlipShape /> : <StickersShape />}
        </span>
        <span>
          <b>{kind.name}</b>
          <small>{kind.hint}</small>
        </span>
        {value === kind.value && <CheckCircleIcon size={20} weight="fill" aria-hidden="true" />}
      </Radio.Root>
    ))}
  </RadioGroup>
)

const StickersShape = () => (
  <svg viewBox="0 0 44 32" width="44" height="32" fill="none" stroke="currentColor" strokeWidth="1.4">
    <path d="M1 1h42v30H1zM22 1v30M1 11h42M1 21h42" strokeDasharray="2.5 2" />
    <path d="M5 6h9M26 6h9M5 16h9M26 16h9M5 26h9M26 26h9" strokeWidth="2.2" />
  </svg>
)
const SlipShape = () => (
  <svg viewBox="0 0 24 32" width="24" height="32" fill="none" stroke="currentColor" strokeWidth="1.4">
    <path d="M1 1h22v30H1z" />
    <path d="M5 8h14M5 14h8M15 14h4M5 19h8M15 19h4M5 24h14" strokeWidth="2" />
  </svg>
)
