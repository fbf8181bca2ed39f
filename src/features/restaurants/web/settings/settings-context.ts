import { createContext, useContext } from 'react'
import type { ImageField } from '#features/images/web/index.ts'
import type { Restaurant } from '../../restaurants.contract.ts'

export type Settings = {
  restaurant: Restaurant
  /** Fields name it in `form`: the form of the address stands between them and cannot stand inside a form. */
  formId: string
  isReadOnly: boolean
}
export const SettingsContext = createContext<Settings | null>(null)
export const LogoContext = createContext<ImageField | null>(null)

function present<T>(value: T | null): T {
  if (!value) throw new Error('the parts of the restaurant page need the page around them')
  return value
}

/** The restaurant on the page, and whether it may be changed. */
export const useSettings = (): Settings => present(useContext(SettingsContext))
/** The logo waits beside the form until it is saved. */
export const useLogo = (): ImageField => present(useContext(LogoContext))
