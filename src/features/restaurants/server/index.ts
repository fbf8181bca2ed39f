/** The server's front door of restaurants. */
export { ownerAccess, requireWritable, restaurantAccess, type RestaurantAccess } from './restaurants.access.ts'
