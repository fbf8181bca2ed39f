import { type CSSProperties, type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import aceitunas from '#ui/assets/dishes/aceitunas.svg?no-inline'
import cafe from '#ui/assets/dishes/cafe.svg?no-inline'
import tortilla from '#ui/assets/dishes/tortilla.svg?no-inline'
import logo from '#ui/assets/logo/logo.svg'
import { cx } from '#ui/cx.ts'
import { Stepper } from '#ui/stepper/stepper.tsx'
import { onboardingTexts as texts } from '../onboarding.texts.ts'
import styles from './onboarding-frame.module.css'

const DRESSED_FROM = 3
const DISHES = { tortilla, cafe, aceitunas }

type OnboardingFrameProps = {
  /** Counts from 1. */
  step: number
  title: string
  lead: string
  actions: ReactNode
  /** What the drawing beside the wizard shows, on a phone below it. */
  preview: ReactNode
  /** The owner's; from the step on where it is chosen, the tablecloth has it. */
  primaryColor: string
  onSubmit: () => void
  children: ReactNode
}

/** One step of the wizard: the stepper, a question, and the buttons back and forward; Enter goes forward (S1 §2). */
export function OnboardingFrame(props: OnboardingFrameProps) {
  const { step, title, lead, actions, preview, primaryColor, onSubmit, children } = props
  const heading = useHeadingOf(step)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <div className={styles.page}>
      <main className={styles.side}>
        <div className={styles.top}>
          <a className={styles.home} href="/">
            <img src={logo} alt={texts.brand} width={181} height={26} />
          </a>
          <span className="muted num">{texts.progress(step, texts.steps.length)}</span>
        </div>
        <Stepper steps={texts.steps} current={step - 1} />
        <form className={styles.form} onSubmit={submit} noValidate>
          <div className={styles.content}>
            <div>
              <h1 className={styles.title} ref={heading} tabIndex={-1}>
                {title}
              </h1>
              <p className={styles.lead}>{lead}</p>
            </div>
            {children}
          </div>
          <div
            className={cx(styles.table, 'mantel')}
            style={{ '--owner': primaryColor } as CSSProperties}
            data-dressed={step >= DRESSED_FROM ? '' : undefined}
            data-live={step === DRESSED_FROM ? '' : undefined}
            aria-hidden="true"
          >
            {Object.entries(DISHES).map(([name, src]) => (
              <img key={name} className={styles.dish} data-dish={name} src={src} alt="" loading="lazy" />
            ))}
            {preview}
          </div>
          <div className={styles.actions}>{actions}</div>
        </form>
      </main>
    </div>
  )
}

/** A new step focuses its heading, so that a screen reader reads it and Tab starts there. */
function useHeadingOf(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
    scrollTo({ top: 0, behavior: 'instant' })
  }, [step])
  return heading
}
