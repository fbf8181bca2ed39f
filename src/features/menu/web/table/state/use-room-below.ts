import { useLayoutEffect, useRef } from 'react'

/**
 * The grid reaches to the end of the window, whatever stands above it: the variable `--table-top` of the element is
 * where it begins in the page.
 */
export function useRoomBelow() {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const measure = () => {
      const top = (ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY
      ref.current?.style.setProperty('--table-top', `${Math.round(top)}px`)
    }
    measure()
    const changed = new ResizeObserver(measure)
    // A line above the page, 'Sin conexión', leaves the page itself as large as it is.
    const main = ref.current?.closest('main')
    for (const one of [main, main?.parentElement, document.body]) if (one) changed.observe(one)
    return () => changed.disconnect()
  }, [])
  return ref
}
