/** Browser front door of the menu. */
export { useDishActions } from './dish-actions/use-dish-actions.ts'
export { useLetterKeys } from './keyboard/letter-keys.ts'
export { categoriesOf, dishesOf } from './data/menu.queries.ts'
export { useLoadedMenu } from './data/use-loaded-menu.ts'
