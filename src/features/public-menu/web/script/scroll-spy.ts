import { CATEGORY, CATEGORY_LINKS } from '../../menu-dom.ts'

/**
 * Marks the category on the screen in the bar, and scrolls the bar so that it is visible. Above all categories, it
 * marks the first one.
 */
export function initScrollSpy(): void {
  const bar = document.querySelector<HTMLElement>(CATEGORY_LINKS)
  if (!bar) return
  const links = [...bar.querySelectorAll('a')]
  const inView = new Set<string>()
  const sections = [...document.querySelectorAll(CATEGORY)]
  const mark = (id: string): void => {
    for (const link of links) {
      const current = link.hash === `#${id}`
      if (current === link.hasAttribute('aria-current')) continue
      link.toggleAttribute('aria-current', current)
      if (!current) continue
      link.setAttribute('aria-current', 'true')
      bar.scrollTo({ left: link.offsetLeft - bar.offsetLeft - 20 })
    }
  }
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target.id)
        else inView.delete(target.id)
      }
      const isAbove = (sections[0]?.getBoundingClientRect().top ?? 0) > 0
      const first = sections.find(section => inView.has(section.id)) ?? (isAbove ? sections[0] : undefined)
      if (first) mark(first.id)
    },
    { rootMargin: '-80px 0px -55% 0px' },
  )
  for (const section of sections) observer.observe(section)
}
