import { cx } from '#ui/cx.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import styles from './stepper.module.css'

type StepperProps = { steps: readonly string[]; current: number; label?: string; className?: string }

/** The present step of a wizard: bars, and on phones only the present step's name (S1 §2, DESIGN §6). */
export function Stepper({ steps, current, label = uiTexts.steps, className }: StepperProps) {
  return (
    <ol className={cx(styles.steps, className)} aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={step}
          className={styles.step}
          data-done={place < current ? '' : undefined}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className={styles.label}>
            {step}
            {place < current && <span className="vh"> ({uiTexts.stepDone})</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
