/** The server's front door of accounts. */
export { registerAccountRoutes } from './accounts.routes.ts'
export { registerAccountJobs } from './accounts.jobs.ts'
