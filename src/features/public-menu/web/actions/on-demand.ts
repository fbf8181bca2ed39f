import { lazyScript } from './lazy-script.ts'
import type { copyLink } from './on-demand/copy-link.ts'
import type { openMenuList } from './on-demand/menu-list.ts'
import type { tellChanges } from './on-demand/tell-changes.ts'

/** What the third script (`app/site/menu-on-demand.ts`) does. */
type OnDemand = {
  openMenuList: typeof openMenuList
  tellChanges: typeof tellChanges
  copyLink: typeof copyLink
}

/** The third script; where that of this page is of an earlier release, of the page that names it now. */
export const onDemand = lazyScript<OnDemand>('onDemand')
