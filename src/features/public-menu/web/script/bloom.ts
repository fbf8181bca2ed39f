/**
 * Pictures that come later than this script fade in; the CSS says how long, and nothing moves under reduced motion. The
 * first picture never does, because browsers do not count what begins invisible as the page's largest content.
 */
export function initBloom(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('[class*=" b-"] img:not([fetchpriority])'))
    if (!image.complete) image.addEventListener('load', () => image.classList.add('bloom'), { once: true })
}
