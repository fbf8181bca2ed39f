/** Browser front door of the menu. */
export { AllergenGrid, AllergenModes } from './allergens/allergen-grid.tsx'
export { DietChips } from './allergens/diet-chips.tsx'
export { FineFields } from './allergens/fine-fields.tsx'
export { useDishActions } from './dish-actions/use-dish-actions.ts'
export { useLetterKeys } from './keyboard/letter-keys.ts'
export { categoriesOf, dishesOf } from './data/menu.queries.ts'
export { useLoadedMenu } from './data/use-loaded-menu.ts'
export { useLeaveGuard } from './forms/use-leave-guard.tsx'
