/** What the tab says about the things of later features; the dashboard hands it in. */
export type PlanUse = {
  /** All restaurants of the account, oldest first. */
  restaurants: readonly { name: string; status: 'active' | 'inactive'; menuVisibleUntil: string | null }[]
  /** People with access, the owner included; null: not known. */
  people: number | null
  /** First name of who pays, where it is somebody else. */
  ownerName?: string | undefined
}
