import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, lookAttributes } from './button-look.ts'

/** A router link that looks like a button. */
export function ButtonRouterLink(props: ComponentProps<typeof Link> & ButtonLook) {
  const { variant, size, wide, icon, iconOnly, className, children, ...rest } = props
  return (
    <Link {...rest} {...lookAttributes({ variant, size, wide, iconOnly }, className)}>
      {icon}
      {children}
    </Link>
  )
}
