import type { Locale } from '#shared/locale.ts'
import type { Dish } from '#features/menu/menu.contract.ts'

export type Todo =
  | { kind: 'firstDish' }
  | { kind: 'withoutPhoto'; count: number }
  | { kind: 'untranslated'; count: number; locale: Locale }
  | { kind: 'undeclared'; count: number }

/** What is still missing on a menu: photos, names in every supported language, declared allergens (DESIGN §9). */
export function todosOf(dishes: readonly Dish[], supportedLocales: readonly Locale[]): Todo[] {
  if (dishes.length === 0) return [{ kind: 'firstDish' }]
  const count = (isMissing: (dish: Dish) => boolean): number => dishes.filter(isMissing).length
  const todos: Exclude<Todo, { kind: 'firstDish' }>[] = [
    { kind: 'withoutPhoto', count: count(dish => dish.imageUrl === '') },
    ...supportedLocales.map(locale => ({
      kind: 'untranslated' as const,
      locale,
      count: count(dish => !dish.translations[locale]?.name),
    })),
    { kind: 'undeclared', count: count(dish => !dish.allergensDeclared) },
  ]
  return todos.filter(todo => todo.count > 0)
}
