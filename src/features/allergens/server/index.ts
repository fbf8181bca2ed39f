import type { Feature } from '#platform/feature/feature.ts'
import { allergensAccountData } from './allergens.account-data.ts'
import { registerAllergenRoutes } from './allergens.routes.ts'

/** Server front door of allergens. */
export const allergensFeature: Feature = {
  name: 'allergens',
  routes: registerAllergenRoutes,
  accountData: allergensAccountData,
}
export {
  noticeEntity,
  type NoticeState,
  reportEntity,
  type ReportedState,
} from './allergens.changes.ts'
export { putNoticeBack, readNoticeState } from './notice/notice.service.ts'
export { selectNotice } from './notice/notice.store.ts'
export { isReported, reportedThings } from './reports/open-reports.store.ts'
export * as reportStore from './reports/reports.store.ts'
