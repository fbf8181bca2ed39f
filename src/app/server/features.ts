import { abuseFeature } from '#features/abuse/server/index.ts'
import { accountsFeature } from '#features/accounts/server/index.ts'
import { activityFeature } from '#features/activity/server/index.ts'
import { allergensFeature } from '#features/allergens/server/index.ts'
import { billingFeature } from '#features/billing/server/index.ts'
import { bringingFeature } from '#features/bringing/server/index.ts'
import { codesFeature } from '#features/codes/server/index.ts'
import { historyFeature } from '#features/history/server/index.ts'
import { identityFeature } from '#features/identity/server/index.ts'
import { imagesFeature } from '#features/images/server/index.ts'
import { menuFeature } from '#features/menu/server/index.ts'
import { paperFeature } from '#features/paper/server/index.ts'
import { pricesFeature } from '#features/prices/server/index.ts'
import { publicMenuFeature } from '#features/public-menu/server/index.ts'
import { qrFeature } from '#features/qr/server/index.ts'
import { restaurantsFeature } from '#features/restaurants/server/index.ts'
import { safetyFeature } from '#features/safety/server/index.ts'
import { scheduledFeature } from '#features/scheduled/server/index.ts'
import { seoFeature } from '#features/seo/server/index.ts'
import { setMenusFeature } from '#features/set-menus/server/index.ts'
import { siteFeature } from '#features/site/server/index.ts'
import { supportFeature } from '#features/support/server/index.ts'
import { teamFeature } from '#features/team/server/index.ts'
import type { Feature } from '#platform/feature/feature.ts'
import type { Frontend } from './frontend.ts'

/**
 * Every feature that has a server part, in the order of `.dependency-cruiser.cjs`. A new feature joins the product with
 * one line here; the server, the operator's commands and the tests read this list.
 */
export const FEATURES: readonly Feature<Frontend>[] = [
  identityFeature,
  billingFeature,
  imagesFeature,
  restaurantsFeature,
  pricesFeature,
  allergensFeature,
  menuFeature,
  setMenusFeature,
  historyFeature,
  scheduledFeature,
  bringingFeature,
  seoFeature,
  teamFeature,
  publicMenuFeature,
  abuseFeature,
  qrFeature,
  paperFeature,
  safetyFeature,
  codesFeature,
  activityFeature,
  accountsFeature,
  supportFeature,
  siteFeature,
]
