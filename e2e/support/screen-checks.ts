import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { sidewaysScroll } from './measures.ts'
import { settled } from './settled.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

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
  const axe = new AxeBuilder({ page }).withTags(RULES).disableRules(except)
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
