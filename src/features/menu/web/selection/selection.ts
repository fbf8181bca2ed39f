import { useSyncExternalStore } from 'react'

type Selection = { isOn: boolean; ids: ReadonlySet<string> }
const NOTHING: Selection = { isOn: false, ids: new Set() }

/**
 * Which dishes are ticked. It lives outside of React, so that a tick renders its row and the bar, not the list; filters
 * and tabs keep the marks (DAILY-WORK §3.7).
 */
export function createSelection() {
  let state = NOTHING
  let last: string | undefined
  const listeners = new Set<() => void>()
  const set = (next: Selection) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => state,
    start: () => set({ ...state, isOn: true }),
    toggle(id: string) {
      const ids = new Set(state.ids)
      if (!ids.delete(id)) ids.add(id)
      last = id
      set({ isOn: true, ids })
    },
    /** Ticks everything between the dish ticked last and this one; `shown` is in the order of the screen. */
    reach(id: string, shown: readonly string[]) {
      const [from, to] = [shown.indexOf(last ?? id), shown.indexOf(id)].toSorted((one, other) => one - other)
      const range = from === undefined || to === undefined || from < 0 ? [id] : shown.slice(from, to + 1)
      last = id
      set({ isOn: true, ids: new Set([...state.ids, ...range]) })
    },
    add: (ids: readonly string[]) => set({ isOn: true, ids: new Set([...state.ids, ...ids]) }),
    /** Takes marks away that are done with; without any mark left the marking ends. */
    drop(ids: readonly string[]) {
      const done = new Set(ids)
      const left = [...state.ids].filter(id => !done.has(id))
      last = undefined
      set(left.length === 0 ? NOTHING : { isOn: true, ids: new Set(left) })
    },
    end() {
      last = undefined
      set(NOTHING)
    },
  }
}

export type SelectionStore = ReturnType<typeof createSelection>

export const useSelection = (store: SelectionStore): Selection => useSyncExternalStore(store.subscribe, store.read)

/** For one row: it is rendered again only when its own tick changes. */
export const useIsTicked = (store: SelectionStore, id: string): boolean =>
  useSyncExternalStore(store.subscribe, () => store.read().ids.has(id))
export const useIsMarking = (store: SelectionStore): boolean =>
  useSyncExternalStore(store.subscribe, () => store.read().isOn)

/** The dishes of the list that can be ticked, in their order. */
export const shownIds = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-tick]')].flatMap(tick => tick.dataset.tick ?? [])

/** How many dishes the list has that can be ticked. It follows tabs, filters and searches. */
export const useShownCount = (): number => useSyncExternalStore(watchList, () => shownIds().length)

function watchList(onChange: () => void): () => void {
  const watching = new MutationObserver(onChange)
  watching.observe(document.body, { childList: true, subtree: true })
  return () => watching.disconnect()
}
