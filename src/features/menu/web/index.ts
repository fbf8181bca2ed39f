/** Browser front door of the menu. Its page is loaded lazily by the routes, directly from `menu-page.tsx`. */
export { useDishActions } from './dish-list/use-dish-actions.ts'
export { categoriesOf, dishesOf } from './data/menu.queries.ts'
export { useLoadedMenu } from './data/use-loaded-menu.ts'
