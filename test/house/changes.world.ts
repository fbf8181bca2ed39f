import type { TestCategory, TestDish, TestRestaurant } from '../menus/menu-factories.ts'

/** An owner with two restaurants; the first has two categories, two dishes and a team. */
export type ChangedWorld = {
  restaurant: TestRestaurant
  other: { id: string; category: string }
  categories: [TestCategory, TestCategory]
  dishes: [TestDish, TestDish]
  label: { id: string }
  zone: { id: string }
  /** Of a table, in use. */
  code: { id: string }
  role: { id: string }
  specialDay: { id: string }
  /** Two fixed set menus, and today's published menu with one line. */
  setMenu: { id: string; second: string }
  dailyMenu: { date: string; line: string }
  schedule: { id: string }
  /** A change of the first dish that waits for its moment. */
  scheduled: { id: string }
  /** A change of the first dish, which can be undone. */
  change: { id: string }
  report: { id: string }
  /** A worker of the first restaurant, and an invited one. */
  member: { id: string }
  pending: { id: string }
}

/** A call that changes something, and the changes that its subscribers get, in this order: `created dish`. */
export type ChangeRow = {
  params?: (world: ChangedWorld) => Record<string, string>
  body?: (world: ChangedWorld) => unknown
  /** A call that comes first and is not looked at: what is restored must be deleted. */
  first?: (world: ChangedWorld) => { method: 'DELETE' | 'PUT'; path: string; body?: object }
  told: string[]
  /** The change is in the owner's account, not in one of the restaurants. */
  isInAccount?: true
}
