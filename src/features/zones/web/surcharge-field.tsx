import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { type Ref, useId } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { ZONE_CENTS_MAX, ZONE_PERCENT_MAX } from '#features/prices/prices.limits.ts'
import { ZONE_ROUNDINGS } from '#features/prices/zone.rules.ts'
import { CENTS_STEP, surchargeOf, typedEuros, type ZoneValues } from '../zone-form.ts'
import { zoneFormTexts as texts } from '../zones.texts.ts'
import styles from './zone-editor.module.css'

type SurchargeFieldProps = {
  values: ZoneValues
  onChange: (values: Partial<ZoneValues>) => void
  error: string | undefined
  /** '€'. */
  currencySign: string
  ref: Ref<HTMLInputElement>
}

/** How much more a zone costs: per cent or cents, typed or one step up and down, and how prices are rounded. */
export function SurchargeField({ values, onChange, error, currencySign, ref }: SurchargeFieldProps) {
  const errorId = useId()
  const hintId = useId()
  const { kind, rounding } = values
  const isPercent = kind === 'percent'
  const step = isPercent ? 1 : CENTS_STEP
  const most = isPercent ? ZONE_PERCENT_MAX : ZONE_CENTS_MAX
  const value = surchargeOf(values)?.value
  const set = (next: number) => onChange(isPercent ? { percent: String(next) } : { euros: typedEuros(next) })
  return (
    <>
      <div className={styles.surcharge}>
        <Segmented
          label={texts.more}
          showLabel
          wide
          value={kind}
          onChange={next => onChange({ kind: next })}
          options={[
            { value: 'percent', label: texts.percent },
            { value: 'cents', label: texts.cents },
          ]}
        />
        <div className={styles.stepper} data-bad={error ? '' : undefined}>
          <Button
            variant="ghost"
            iconOnly
            aria-label={isPercent ? texts.less : texts.lessCents}
            disabled={value !== undefined && value <= step}
            icon={<MinusIcon size={20} />}
            onClick={() => set(Math.min(most, Math.max(step, (value ?? step + step) - step)))}
          />
          <label className={styles.amount}>
            <span className="vh">{texts.surcharge}</span>
            <input
              ref={ref}
              className="num"
              inputMode={isPercent ? 'numeric' : 'decimal'}
              autoComplete="off"
              value={isPercent ? values.percent : values.euros}
              size={Math.max(2, (isPercent ? values.percent : values.euros).length)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : isPercent ? undefined : hintId}
              onChange={({ target }) => onChange(isPercent ? { percent: target.value } : { euros: target.value })}
            />
            <span aria-hidden="true">{isPercent ? '%' : currencySign}</span>
          </label>
          <Button
            variant="ghost"
            iconOnly
            aria-label={isPercent ? texts.plus : texts.plusCents}
            disabled={value !== undefined && value >= most}
            icon={<PlusIcon size={20} />}
            onClick={() => set(Math.min(most, (value ?? 0) + step))}
          />
        </div>
        {error && (
          <p className={styles.error} id={errorId} role="alert">
            <WarningCircleIcon size={18} weight="fill" aria-hidden="true" />
            {error}
          </p>
        )}
        {!isPercent && (
          <p className={styles.hint} id={hintId}>
            <InfoIcon size={18} aria-hidden="true" />
            {texts.centsHint}
          </p>
        )}
      </div>
      {isPercent && (
        <Segmented
          label={texts.rounding}
          showLabel
          wide
          value={`${rounding}`}
          onChange={next => onChange({ rounding: ZONE_ROUNDINGS.find(one => `${one}` === next) ?? 1 })}
          options={ZONE_ROUNDINGS.map(one => ({ value: `${one}`, label: texts.roundings[one] }))}
        />
      )}
    </>
  )
}
