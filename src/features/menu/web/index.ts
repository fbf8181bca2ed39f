/** The browser's front door of the menu; its page is loaded lazily by the routes, straight from `menu-page.tsx`. */
export { categoriesOf, dishesOf } from './menu.queries.ts'
