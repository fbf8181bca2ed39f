import { useEffect, useState } from 'react'

/** Whether an element can be seen on the screen; true before it is known. Answers a ref for the element. */
export function useIsInSight<Element extends HTMLElement>() {
  const [element, setElement] = useState<Element | null>(null)
  const [isInSight, setInSight] = useState(true)
  useEffect(() => {
    if (!element) return
    const watching = new IntersectionObserver(entries => setInSight(entries.at(-1)?.isIntersecting ?? true))
    watching.observe(element)
    return () => watching.disconnect()
  }, [element])
  return { ref: setElement, element, isInSight }
}
