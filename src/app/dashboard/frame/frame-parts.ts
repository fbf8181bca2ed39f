import type { ReactNode } from 'react'
import type { User } from '#features/identity/identity.contract.ts'

type FramePerson = { name: string; role: User['role']; partner?: User['partner'] }
export type NavLook = { className?: string; labelClassName?: string; iconSize: number }

/** What stands in the frame; the same places whether it is known, remembered or neither. */
export type FrameParts = {
  /** Where the logo leads. */
  home: string
  /** Null: not known yet. */
  person: FramePerson | null
  restaurant: (place: 'sidebar' | 'header') => ReactNode
  nav: (look: NavLook) => ReactNode
}
