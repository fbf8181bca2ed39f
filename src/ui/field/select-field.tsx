import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldFrame, splitFrame } from './field.tsx'

/** The native select of the phone or browser; its children are `<option>`s. */
export function SelectField(props: ComponentProps<'select'> & FieldFrame) {
  const { frame, control } = splitFrame(props)
  return (
    <Field {...frame}>
      {field => (
        <div className={styles.wrap}>
          <select {...control} {...field} />
          <span className={styles.affix} data-side="end" aria-hidden="true">
            <CaretDownIcon size={18} />
          </span>
        </div>
      )}
    </Field>
  )
}
