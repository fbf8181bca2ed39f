import { createContext, useContext } from 'react'
import type { ImageField } from '#features/images/web/index.ts'
import type { SlugFormState } from '../slugs/use-slug-form.ts'
import type { Restaurant } from '../../restaurants.contract.ts'

export type Settings = {
  restaurant: Restaurant
  /** Fields use it as their `form` attribute: the slug form is between them, and a form cannot be inside another. */
  formId: string
  isReadOnly: boolean
}
export const SettingsContext = createContext<Settings | null>(null)
export const LogoContext = createContext<ImageField | null>(null)
export const SlugContext = createContext<SlugFormState | null>(null)

function present<T>(value: T | null): T {
  if (!value) throw new Error('the parts of the restaurant page need the page around them')
  return value
}

/** The restaurant on the page, and whether it may be changed. */
export const useSettings = (): Settings => present(useContext(SettingsContext))
/** The new logo waits here until the form is saved. */
export const useLogo = (): ImageField => present(useContext(LogoContext))
/** The slug that waits to be saved, which the page's Guardar does too. */
export const useSlug = (): SlugFormState => present(useContext(SlugContext))
