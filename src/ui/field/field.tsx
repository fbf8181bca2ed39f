import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '#ui/cx.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import styles from './field.module.css'

/** What every field shows around its control. */
export type FieldFrame = {
  label: ReactNode
  /** Shown with an icon; the control is then invalid. */
  error?: string
  hint?: ReactNode
  /** Adds '(opcional)'. */
  optional?: boolean
  labelHidden?: boolean
  /** The page has no React: the error's empty place is there, hidden, and a script fills its `<span>`. */
  scripted?: boolean
  className?: string
}

/** The attributes that the control itself must have. */
export type ControlProps = {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = FieldFrame & {
  /** The control's own id, if it has one. */
  id?: string
  /** Ids of more text that describes the control. */
  describedBy?: string
  children: (control: ControlProps) => ReactNode
}

/** Label, hint and error around one control, connected for screen readers (DESIGN §6). */
export function Field(props: FieldProps) {
  const { label, error, hint, optional, labelHidden, scripted, className, describedBy, children } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describing = [(error || scripted) && errorId, hint && hintId, describedBy].filter(Boolean).join(' ')
  return (
    <div className={cx(styles.field, className)}>
      <label className={labelHidden ? 'vh' : styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {uiTexts.optional}</span>}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describing || undefined,
      })}
      {(error || scripted) && (
        <p className={cx(styles.help, styles.error)} id={errorId} hidden={!error}>
          <WarningCircleIcon size={16} weight="fill" aria-hidden="true" />
          {scripted ? <span>{error}</span> : error}
        </p>
      )}
      {hint && (
        <div className={styles.help} id={hintId}>
          {hint}
        </div>
      )}
    </div>
  )
}

/** Splits the props of a field into its frame and the attributes of its native control. */
export function splitFrame<P extends FieldFrame & { id?: string }>(props: P) {
  const { label, error, hint, optional, labelHidden, scripted, className, ...control } = props
  return { frame: { label, error, hint, optional, labelHidden, scripted, className, id: props.id }, control }
}
