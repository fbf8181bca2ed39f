import type { ComponentProps } from 'react'
import { type ButtonLook, lookAttributes } from './button-look.ts'

/** A link that looks like a button. It goes somewhere, so it is an `<a>`. */
export function ButtonLink(props: ComponentProps<'a'> & ButtonLook) {
  const { variant, size, wide, icon, iconOnly, className, children, ...rest } = props
  return (
    <a {...rest} {...lookAttributes({ variant, size, wide, iconOnly }, className)}>
      {icon}
      {children}
    </a>
  )
}
