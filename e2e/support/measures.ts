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

/** What a person does by hand: touches and pressed keys, since the page was opened. */
export type Effort = { taps: number; keys: number }

const KEPT = 'e2e.effort'

/** From now on the page counts them, also over the pages that follow. */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  await page.addInitScript(name => {
    const count = (kind: 'taps' | 'keys') => (event: Event) => {
      if (!event.isTrusted) return
      const known = JSON.parse(sessionStorage.getItem(name) ?? '{"taps":0,"keys":0}') as Record<string, number>
      sessionStorage.setItem(name, JSON.stringify({ ...known, [kind]: (known[kind] ?? 0) + 1 }))
    }
    addEventListener('pointerdown', count('taps'), true)
    addEventListener('keydown', count('keys'), true)
  }, KEPT)
  return () => page.evaluate(name => JSON.parse(sessionStorage.getItem(name) ?? '{"taps":0,"keys":0}') as Effort, KEPT)
}
