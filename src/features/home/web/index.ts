/** The browser's front door of the dashboard's home. */
export { HomePage } from './home-page.tsx'
