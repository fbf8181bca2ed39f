import type { copyLink } from './on-demand/copy-link.ts'
import type { openMenuList } from './on-demand/menu-list.ts'
import type { tellChanges } from './on-demand/tell-changes.ts'
import { ownData } from './own-data.ts'

/** What the third script (`app/site/menu-on-demand.ts`) does. */
type OnDemand = {
  openMenuList: typeof openMenuList
  tellChanges: typeof tellChanges
  copyLink: typeof copyLink
}

let loading: Promise<OnDemand> | undefined
let tries = 0

/**
 * The third script, once: of this page, or where that is of an earlier release, of the page that names it now. When it
 * does not come, the next one who needs it asks again.
 */
export function onDemand(url = ownData().onDemand): Promise<OnDemand> {
  // A browser keeps the failure of a module's URL.
  loading ??= (import(/* @vite-ignore */ tries++ ? `${url}?${tries}` : url!) as Promise<OnDemand>).catch(error => {
    loading = undefined
    throw error
  })
  return loading
}
