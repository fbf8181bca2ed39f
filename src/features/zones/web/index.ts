/** Browser front door of zones. */
export { zonesOf } from './zones.queries.ts'
