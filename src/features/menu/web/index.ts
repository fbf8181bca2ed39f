/** The browser's front door of the menu. */
export { MenuPage } from './menu-page.tsx'
export { categoriesOf, dishesOf } from './menu.queries.ts'
