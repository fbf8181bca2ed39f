import { useEffect, useState } from 'react'

/** Of the list's width: a part of what was seen stays in sight. */
const PART = 0.7

/**
 * For a list of tabs that may be wider than the screen: sets `data-fade-start` and `data-fade-end` where more is
 * hidden, and scrolls the active tab into view, also one that comes after the others. Answers a ref for the list, and
 * what shows the tabs before (-1) or after (1) the shown ones.
 */
export function useScrollingList(active: string, ids: readonly string[]) {
  const [list, setList] = useState<HTMLElement | null>(null)
  // Sorted: a tab that was dragged to another place scrolls nothing.
  const tabs = ids.toSorted().join(' ')

  useEffect(() => {
    if (!list || !tabs) return
    const mark = () => {
      list.toggleAttribute('data-fade-start', list.scrollLeft > 1)
      list.toggleAttribute('data-fade-end', list.scrollLeft + list.clientWidth < list.scrollWidth - 1)
    }
    const watching = new ResizeObserver(mark)
    watching.observe(list)
    for (const child of list.children) watching.observe(child)
    list.addEventListener('scroll', mark, { passive: true })
    return () => {
      watching.disconnect()
      list.removeEventListener('scroll', mark)
    }
  }, [list, tabs])

  useEffect(() => {
    const tab = list?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
    if (!active || !tabs || !list || !tab) return
    list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 })
  }, [list, active, tabs])

  const showMore = (direction: -1 | 1) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    list?.scrollBy({ left: direction * list.clientWidth * PART, behavior: isStill ? 'auto' : 'smooth' })
  }
  return { ref: setList, showMore }
}
