/** The server's front door of the pages for everybody. */
export { registerSitePages } from './site.routes.ts'
