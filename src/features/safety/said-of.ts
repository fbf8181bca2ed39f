import type { Locale } from '#shared/locale.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import type { Finding } from './check.contract.ts'
import type { SaidOf } from './finding.texts.ts'

type Named = Partial<Record<Locale, { name: string }>>
type MenuWithNames = {
  dishes: readonly { _id: string; categoryId: string; translations: Named }[]
  categories: readonly { _id: string; translations: Named }[]
  defaultLocale: Locale
  currency: string
}

/** The names of what a finding is about, as the dashboard shows them. */
export function saidOf(finding: Finding, { dishes, categories, defaultLocale, currency }: MenuWithNames): SaidOf {
  const wanted = new Set(finding.dishIds)
  const found = dishes.filter(({ _id }) => wanted.has(_id))
  const ids = finding.values.categoryIds ?? found.map(({ categoryId }) => categoryId)
  const nameOf = ({ translations }: { translations: Named }): string => dashboardName(translations, defaultLocale)
  return {
    dishes: found.map(nameOf),
    categories: categories.filter(({ _id }) => ids.includes(_id)).map(nameOf),
    currency,
    instead: found[0] ? nameOf(found[0]) : '',
  }
}
