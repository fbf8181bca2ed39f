/** A picture of the demo that is not drawn yet. */
type DemoPicturesTable = {
  restaurant_id: string
  /** Path below `seeds/assets`. */
  file: string
  /** Null for the logo. */
  menu_item_id: string | null
}

declare module '#platform/db/tables.ts' {
  interface Database {
    demo_pictures: DemoPicturesTable
  }
}
