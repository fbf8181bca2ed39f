/** Browser front door of allergens. */
export { noticeOf, useNoticeSaving } from './notice.queries.ts'
