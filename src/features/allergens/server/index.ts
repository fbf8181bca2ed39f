/** Server front door of allergens. */
export { isReported } from './open-reports.store.ts'
