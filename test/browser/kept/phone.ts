import type { KeptSlip, SlipStore } from '#ui/kept/kept-changes.ts'

/** What one phone keeps, in memory: it survives its tabs. */
export function createPhone() {
  const rows = new Map<string, KeptSlip[]>()
  let serial = 0
  const phone = {
    isFull: false,
    of: (user: string): readonly KeptSlip[] => rows.get(user) ?? [],
    /** As one tab sees it; what a killed tab asks for is never answered. */
    storeOf(user: string, isAlive: () => boolean): SlipStore {
      const answer = <T>(act: () => T): Promise<T> =>
        Promise.resolve().then(() => (isAlive() ? act() : new Promise<T>(() => {})))
      const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
      const write = (change: (all: KeptSlip[]) => KeptSlip[]) => rows.set(user, change(rows.get(user) ?? []))
      const refuseIfFull = () => {
        if (phone.isFull) throw new DOMException('', 'QuotaExceededError')
      }
      return {
        add: (tab, slip) =>
          answer(() => {
            refuseIfFull()
            const seq = (serial += 1)
            write(all => [...all, copy({ seq, tab, slip })])
            return seq
          }),
        put: kept =>
          answer(() => {
            refuseIfFull()
            write(all => all.map(row => (row.seq === kept.seq ? copy(kept) : row)))
          }),
        drop: seq => answer(() => void write(all => all.filter(row => row.seq !== seq))),
        list: () => answer(() => copy(rows.get(user) ?? [])),
      }
    },
  }
  return phone
}
export type Phone = ReturnType<typeof createPhone>
