/** Browser front door of restaurants. */
export {
  RestaurantScopeContext,
  useCurrentRestaurant,
  useRestaurantScope,
} from './current-restaurant.tsx'
export { creationErrorText } from './creation-error.ts'
export { LookFrame, lookPath } from './look-frame.tsx'
export { publicHost, publicUrl } from './public-url.ts'
export { ReadOnlyNotice } from './read-only-notice.tsx'
export {
  oneRestaurant,
  ownRestaurants,
  restaurantKeys,
  storeRestaurant,
  useSwitchRestaurant,
  useVerification,
} from './restaurants.queries.ts'
export { createWithFreeSlug, type RestaurantAttempt } from './slugs/free-slug.ts'
export { OwnSlugForm } from './slugs/slug-form.tsx'
export { useScoped } from './use-scoped.ts'
export { type DerivedSlug, useDerivedSlug } from './slugs/use-derived-slug.ts'
