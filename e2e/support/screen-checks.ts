import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { DESKTOP } from '#test/chromium.ts'
import { sidewaysScroll } from './measures.ts'
import { settled } from './settled.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What axe says of elements without a finding is not read, and takes longer than the check. */
const ONLY_FINDINGS = { resultTypes: ['violations' as const] }

type AxeOptions = {
  /** Rules that are not checked. */
  except?: string[]
  /** A part that is not checked, such as a message that may be fading by then. */
  outside?: string
  /** The only part that is checked, where the rest of the screen was before. */
  within?: string
}

/** Checks the present screen with axe; minor findings count too. */
export async function expectNoAxeFindings(
  page: Page,
  { except = [], outside, within }: AxeOptions = {},
): Promise<void> {
  await settled(page)
  // Runs in the page itself: the other mode opens an empty tab for each check, to join frames of other origins.
  const axe = new AxeBuilder({ page }).options(ONLY_FINDINGS).withTags(RULES).disableRules(except).setLegacyMode()
  if (outside) axe.exclude(outside)
  if (within) axe.include(within)
  const { violations } = await axe.analyze()
  const findings = violations.map(
    ({ id, impact, help, nodes }) => `${impact} ${id}: ${help}\n    ${nodes.map(node => node.html).join('\n    ')}`,
  )
  expect(findings, 'axe').toEqual([])
}

/** Checks that nothing is wider than the window, so that a phone never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await settled(page)
  expect(await sidewaysScroll(page), 'pixels that the page is wider than the window').toBe(0)
}

/**
 * Checks a phone's screen with axe, and the same screen as it is on a desk: in a wide window, without fingers. What
 * only a mouse over it shows is not on it.
 */
export async function expectGoodAtBothSizes(page: Page, options?: AxeOptions): Promise<void> {
  const phone = page.viewportSize()
  const pointer = await page.context().newCDPSession(page)
  const setTouch = (enabled: boolean) => pointer.send('Emulation.setTouchEmulationEnabled', { enabled })
  await expectNoSidewaysScroll(page)
  await expectNoAxeFindings(page, options)
  await setTouch(false)
  await page.setViewportSize(DESKTOP.viewport)
  await expectNoSidewaysScroll(page)
  await expectNoAxeFindings(page, options)
  await setTouch(true)
  if (phone) await page.setViewportSize(phone)
  await pointer.detach()
}
