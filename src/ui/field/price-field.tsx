import { TextField, type TextFieldProps } from './text-field.tsx'

type PriceFieldProps = Omit<TextFieldProps, 'type' | 'suffix'> & { currency?: string }

/** An amount of money as people write it ('9,50'), with its currency after it; the form's schema parses it. */
export function PriceField({ currency = '€', ...props }: PriceFieldProps) {
  return <TextField inputMode="decimal" autoComplete="off" {...props} suffix={currency} />
}
