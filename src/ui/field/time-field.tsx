import { TextField, type TextFieldProps } from './text-field.tsx'

/** A time of day, 'HH:MM'. */
export function TimeField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="time" />
}
