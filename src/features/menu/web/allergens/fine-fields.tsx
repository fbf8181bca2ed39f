import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal'
import { useEffect, useRef } from 'react'
import { safeTexts as texts } from '../../safe-dish.texts.ts'
import { FineTuning, type FineTuningProps } from './fine-tuning.tsx'
import styles from './safe-fields.module.css'

/** `asked`: how often somebody wanted to save; each time what is missing has the focus. */
type FineFieldsProps = Omit<FineTuningProps, 'wasAsked'> & { asked: number }

/** 'Afinar', folded until it is wanted or something is missing in it. */
export function FineFields({ asked, ...tuning }: FineFieldsProps) {
  const fields = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (asked === 0) return
    const missing = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (fields.current && missing) fields.current.open = true
    missing?.focus()
  }, [asked])
  return (
    <details ref={fields} className={styles.fine}>
      <summary>
        <SlidersHorizontalIcon size={20} aria-hidden="true" />
        <span>
          <b>{texts.fineTune}</b>
          <small>{texts.fineTuneHint}</small>
        </span>
        <CaretDownIcon size={16} weight="bold" aria-hidden="true" />
      </summary>
      <div className={styles.fineBody}>
        <FineTuning {...tuning} wasAsked={asked > 0} />
      </div>
    </details>
  )
}
