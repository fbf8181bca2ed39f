import { useEffect } from 'react'

/**
 * Keeps the height of an element as a custom property of the page while the element is there, so that what the element
 * stands over can make room.
 */
export function useHeightOnPage(name: `--${string}`, element: HTMLElement | null): void {
  useEffect(() => {
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(name)
    }
  }, [name, element])
}
