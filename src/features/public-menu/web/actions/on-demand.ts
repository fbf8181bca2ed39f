import { lazyScript } from './lazy-script.ts'
import type { copyLink } from './on-demand/copy-link.ts'
import type { openMenuList } from './on-demand/menu-list.ts'
import type { tellChanges } from './on-demand/tell-changes.ts'
import { onDemandUrl } from '../on-demand-url.ts'

/** What the third script (`app/site/menu-on-demand.ts`) does. */
type OnDemand = {
  openMenuList: typeof openMenuList
  tellChanges: typeof tellChanges
  copyLink: typeof copyLink
}

/** The third script. */
export const onDemand = lazyScript<OnDemand>(onDemandUrl)
