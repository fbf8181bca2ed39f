import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MODAL_CLOSE_MS, MODAL_SHEET_MAX_PX, TABS_SCROLL_MAX_PX } from './ui.limits.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

describe('the numbers of the specification that CSS repeats', () => {
  it('are the same in both places', () => {
    expect(read('tokens.css')).toContain(`--t-3: ${MODAL_CLOSE_MS}ms;`)
    expect(read('modal/modal.module.css')).toContain(`@media (max-width: ${MODAL_SHEET_MAX_PX}px)`)
    expect(read('tabs/tabs.module.css')).toContain(`@media (max-width: ${TABS_SCROLL_MAX_PX}px)`)
  })
})
