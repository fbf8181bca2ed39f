/** The browser's front door of restaurants. */
export {
  RestaurantScopeContext,
  useCurrentRestaurant,
  useRestaurantScope,
} from './current-restaurant.tsx'
export { publicHost, publicUrl } from './public-url.ts'
export { ReadOnlyNotice } from './read-only-notice.tsx'
export {
  oneRestaurant,
  ownRestaurants,
  storeRestaurant,
  useSwitchRestaurant,
  useVerification,
} from './restaurants.queries.ts'
export { RestaurantsTab } from './restaurants-tab/restaurants-tab.tsx'
export { SlugForm } from './slug-form.tsx'
