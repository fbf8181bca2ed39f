import type { Feature } from '#platform/feature/feature.ts'
import { pricesAccountData } from './prices.account-data.ts'
import { registerPriceRoutes } from './prices.routes.ts'

/** Server front door of prices. */
export const pricesFeature: Feature = {
  name: 'prices',
  routes: registerPriceRoutes,
  accountData: pricesAccountData,
}
export { addLabels, listLabelNames } from './labels/labels.service.ts'
export {
  type LabelsBack,
  putLabelsBack,
  putZonesBack,
  readPriceStates,
  takeLabelsAway,
  type ZonesBack,
} from './prices-back.service.ts'
export { listZones, zoneOfRestaurant, zonesByName } from './zones/zones.service.ts'
export { selectPublicPrices } from './public-prices.store.ts'
export { marketDayEnd } from './market-day.ts'
export { labelDeleting, labelEntity, type LabelState, zoneEntity, type ZoneState } from './prices.changes.ts'
