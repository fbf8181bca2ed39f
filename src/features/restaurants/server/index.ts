/** The server's front door of restaurants. */
export { requireWritable, restaurantAccess, type RestaurantAccess } from './restaurants.access.ts'
export { imageUrl, releaseImages, saveImage, type StoredUpload, withUpload } from './images.service.ts'
export { MENU_CHANGED_CHANNEL, type MenuChange, onMenuTouched, readMenuChange, touchMenu } from './menu-version.ts'
export { registerRestaurantEvents, registerRestaurantJobs } from './restaurants.jobs.ts'
export { limitUploads, registerRestaurantRoutes } from './restaurants.routes.ts'
export { releaseSlug } from './slugs.service.ts'
export { profileOf } from './restaurants.store.ts'
