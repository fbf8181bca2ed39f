import { SAVED } from '../../menu-dom.ts'
import { AHEAD, SENT_AT } from '../../page-clock.ts'

/**
 * The first script of a page with times: the clock of the server becomes that of the page, for all of its scripts,
 * because a phone's may be wrong by hours (4-beyond §1). What the phone has saved, or shows again at a step back,
 * knows nothing of now: then the phone's clock counts until the server was asked (`actions/freshness.ts`).
 */
const root = document.documentElement
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const sent = navigation?.serverTiming?.find(({ name }) => name === SENT_AT)
const isNow = navigation?.type !== 'back_forward' && !root.matches(SAVED)
const phoneNow = Date.now
const passed = performance.now() - (navigation?.responseStart ?? 0)
root.dataset[AHEAD] = sent && isNow ? `${Math.round(sent.duration + passed - phoneNow())}` : ''
Date.now = () => phoneNow() + +root.dataset[AHEAD]!
