import { useState } from 'react'
import { useUser } from '#features/identity/web/index.ts'
import { useRestaurantScope } from '../current-restaurant.tsx'
import { AdminSearch } from './admin-search.tsx'
import { CreateRestaurant } from './create-restaurant.tsx'
import { NewRestaurantCard } from './new-restaurant-card.tsx'
import { RestaurantCard } from './restaurant-card.tsx'
import styles from './restaurants-tab.module.css'

/**
 * The user's restaurants, the button that creates another one within the plan's limit, and for admins a search of all
 * (S2 §2, 3-decisions §3).
 */
export function RestaurantsTab() {
  const user = useUser()
  const { restaurants } = useRestaurantScope()
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      {user.role === 'admin' && <AdminSearch />}
      <div className={styles.grid}>
        {restaurants.map(one => (
          <RestaurantCard key={one._id} restaurant={one} isLast={restaurants.length === 1} />
        ))}
        <NewRestaurantCard count={restaurants.length} onCreate={() => setCreating(true)} />
      </div>
      <CreateRestaurant open={isCreating} onClose={() => setCreating(false)} />
    </>
  )
}
