import type { createBrowserRouter } from 'react-router'
import type { BackHistory } from '#ui/back/back-history.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>
/** `isReached`: the entry is in the history. `isClosing`: it was left, and what it stands for is closing. */
type Step = { depth: number; onBack: () => boolean; isReached: boolean; isClosing: boolean }

const KEY = 'openSteps'
const depthOf = ({ state }: { state: unknown }): number => {
  const depth = (state as Record<string, unknown> | null)?.[KEY]
  return typeof depth === 'number' ? depth : 0
}

/**
 * Each open sheet or step is an entry of the same page in the history, numbered in the router's state. Going back from
 * it asks the topmost step to close; a step that is closed otherwise takes its entry away.
 */
export function backHistoryOf(router: Router): BackHistory {
  const steps: Step[] = []
  let leaving: { depth: number; timer: ReturnType<typeof setTimeout> } | null = null

  const push = (depth: number) => {
    const { pathname, search, hash, state } = router.state.location
    const options = { state: { ...(state as object | null), [KEY]: depth }, preventScrollReset: true }
    void router.navigate({ pathname, search, hash }, options)
  }
  const isBusy = () =>
    router.state.navigation.state !== 'idle' ||
    [...router.state.blockers.values()].some(blocker => blocker.state !== 'unblocked')

  router.subscribe(({ location, navigation }) => {
    const top = steps.at(-1)
    if (!top || top.isClosing || navigation.state !== 'idle') return
    if (depthOf(location) >= top.depth) top.isReached = true
    else if (top.isReached) {
      top.isClosing = top.onBack()
      if (!top.isClosing) push(top.depth)
    }
  })

  return {
    enter(onBack) {
      const here = depthOf(router.state.location)
      const isSame = leaving?.depth === here
      if (leaving) clearTimeout(leaving.timer)
      leaving = null
      const step = { depth: isSame ? here : here + 1, onBack, isReached: isSame, isClosing: false }
      steps.push(step)
      if (!isSame) push(step.depth)
      return () => {
        steps.splice(steps.indexOf(step), 1)
        // Later, because the same press may lead to another page, and an effect may only run again.
        const timer = setTimeout(() => {
          leaving = null
          if (!isBusy() && depthOf(router.state.location) === step.depth) void router.navigate(-1)
        })
        leaving = { depth: step.depth, timer }
      }
    },
  }
}
