/** Since when the operator has suspended a menu, and why, in the words that its owner reads. */
export type Suspension = { since: Date; reason: string }

type Columns = { at: Date | null; reason: string | null }

/** What holds for a menu: its own suspension, otherwise that of its owner's account; null: neither. */
export function suspensionOf(ofMenu: Columns, ofAccount: Columns): Suspension | null {
  const held = [ofMenu, ofAccount].find(({ at }) => at !== null)
  return held?.at ? { since: held.at, reason: held.reason ?? '' } : null
}
