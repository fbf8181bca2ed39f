import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInPage } from '#test/browser/render.tsx'
import { MenuSkeleton } from '#features/menu/web/skeleton/menu-skeleton.tsx'
import { PAGES } from '#shared/page-paths.ts'
import { entryAt } from './entries.ts'
import { PageSkeleton } from './page-skeleton.tsx'

const topOfTabs = () => document.querySelector('header')!.nextElementSibling!.getBoundingClientRect().top

test.each([320, 390, 768, 1440])(
  'at %i px the tabs of the menu are in the first frame where they stay',
  async width => {
    await page.viewport(width, 900)
    const first = await showInPage(<PageSkeleton entry={entryAt(PAGES.menu)} />)
    const before = topOfTabs()
    await first.unmount()
    await showInPage(<MenuSkeleton />)
    expect(topOfTabs()).toBe(before)
  },
)
