/** Browser front door of the menu. Its page is loaded lazily by the routes, directly from `menu-page.tsx`. */
export { categoriesOf, dishesOf } from './menu.queries.ts'
