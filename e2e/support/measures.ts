import type { Page } from '@playwright/test'
import { DISH } from '#features/public-menu/menu-dom.ts'

/** Words of visible text that stand on two lines; an email or a URL is no word. */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (/\S[@.]\S/.test(node.textContent ?? '') && node.parentElement?.closest('a')) continue
      for (const word of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top))
        if (lines.size > 1) broken.push(word[0])
      }
    }
    return broken
  })
}

/** Of the first screen: height of the header and where the first dish begins, in px. */
export const firstScreen = (page: Page) =>
  page.evaluate(
    dish => ({
      header: Math.ceil(document.querySelector('header')?.getBoundingClientRect().height ?? Infinity),
      firstDish: Math.ceil(document.querySelector(dish)?.getBoundingClientRect().top ?? Infinity),
    }),
    DISH,
  )

/** How far the page is wider than the window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
