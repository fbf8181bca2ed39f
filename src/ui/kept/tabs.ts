const TAB = 'sobremesa.tab.'
const TAKING_UP = 'sobremesa.taking-up.'

/** Names this tab for as long as it lives; `end`: it leaves what it has kept to others. */
export async function nameTab(): Promise<{ tab: string; end: () => void }> {
  const tab = crypto.randomUUID()
  const { promise: life, resolve: end } = Promise.withResolvers<void>()
  if (!navigator.locks) return { tab, end }
  await new Promise<void>(held => {
    void navigator.locks.request(TAB + tab, () => {
      held()
      return life
    })
  })
  return { tab, end }
}

/** The names of all tabs of this browser that live: a lock is freed with its tab, however that ended. */
export async function livingTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(TAB) ? [name.slice(TAB.length)] : [])))
}

/** One tab at a time takes up what is left of this person. */
export const takingUpAlone =
  (userId: string) =>
  (act: () => Promise<void>): Promise<void> =>
    navigator.locks ? navigator.locks.request(TAKING_UP + userId, act) : act()
