import { useEffect, useState } from 'react'

/**
 * For a list of tabs that may be wider than the screen: sets `data-fade-start` and `data-fade-end` where more is
 * hidden, and scrolls the active tab into view. Answers a ref for the list.
 */
export function useScrollingList(active: string) {
  const [list, setList] = useState<HTMLElement | null>(null)

  useEffect(() => {
    if (!list) return
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
  }, [list])

  useEffect(() => {
    const tab = list?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
    if (!active || !list || !tab) return
    list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 })
  }, [list, active])

  return setList
}
