import { useEffect, useState } from 'react'

/** Marks a list that scrolls sideways with `data-fade-start` and `data-fade-end` where more is hidden. Answers a ref. */
export function useEdgeFade() {
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
    mark()
    return () => {
      watching.disconnect()
      list.removeEventListener('scroll', mark)
    }
  }, [list])
  return setList
}
