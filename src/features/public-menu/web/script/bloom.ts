import { BLOOM_CLASS, FADES_IN } from '../../menu-dom.ts'

/**
 * Pictures that come later than this script fade in; the CSS says how long, and nothing moves under reduced motion. The
 * first picture never does, because browsers do not count what begins invisible as the page's largest content.
 */
export function initBloom(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(FADES_IN))
    if (!image.complete) image.addEventListener('load', () => image.classList.add(BLOOM_CLASS), { once: true })
}
