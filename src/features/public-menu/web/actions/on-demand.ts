import type { copyLink } from './on-demand/copy-link.ts'
import type { openMenuList } from './on-demand/menu-list.ts'
import type { tellChanges } from './on-demand/tell-changes.ts'
import { ACTIONS_URL, attributeOf } from '../../menu-dom.ts'
import { onDemandUrl } from '../on-demand-url.ts'

/** What the third script (`app/site/menu-on-demand.ts`) does. */
type OnDemand = {
  openMenuList: typeof openMenuList
  tellChanges: typeof tellChanges
  copyLink: typeof copyLink
}

let loading: Promise<OnDemand> | undefined
let tries = 0

const ownActions = (): string => document.querySelector(ACTIONS_URL)!.getAttribute(attributeOf(ACTIONS_URL))!

/**
 * The third script, once: that of this page's second script, or of that of another page, because this one may be gone
 * with its release. When it does not come, the next one who needs it asks again.
 */
export function onDemand(actions = ownActions()): Promise<OnDemand> {
  const url = onDemandUrl(actions)
  // A browser keeps the failure of a module's URL.
  loading ??= (import(/* @vite-ignore */ tries++ ? `${url}?${tries}` : url) as Promise<OnDemand>).catch(error => {
    loading = undefined
    throw error
  })
  return loading
}
