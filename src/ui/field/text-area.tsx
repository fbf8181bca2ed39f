import type { ComponentProps } from 'react'
import { Field, type FieldFrame, splitFrame } from './field.tsx'

/** A text field of several lines. */
export function TextArea(props: ComponentProps<'textarea'> & FieldFrame) {
  const { frame, control } = splitFrame(props)
  return <Field {...frame}>{field => <textarea rows={3} {...control} {...field} />}</Field>
}
