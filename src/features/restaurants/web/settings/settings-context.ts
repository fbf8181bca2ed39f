import { createContext, useContext } from 'react'
import type { ImageValue } from '#ui/image-upload/image-upload.tsx'
import type { Restaurant } from '../../restaurants.contract.ts'

export type Settings = {
  restaurant: Restaurant
  /** Fields name it in `form`: the form of the address stands between them and cannot stand inside a form. */
  formId: string
  isReadOnly: boolean
}
/** The logo waits beside the form until it is saved. */
export type Logo = {
  value: ImageValue
  error: string | undefined
  change: (value: ImageValue) => void
  /** 0 to 1 while it is on the way, else null. */
  progress: number | null
  cancel: () => void
}

export const SettingsContext = createContext<Settings | null>(null)
export const LogoContext = createContext<Logo | null>(null)

function present<T>(value: T | null): T {
  if (!value) throw new Error('the parts of the restaurant page need the page around them')
  return value
}

/** The restaurant on the page, and whether it may be changed. */
export const useSettings = (): Settings => present(useContext(SettingsContext))
export const useLogo = (): Logo => present(useContext(LogoContext))
