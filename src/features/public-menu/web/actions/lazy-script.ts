import type { PageData } from '../page-data.ts'
import { ownData } from './own-data.ts'

/**
 * A script that is loaded once, when it is needed: of this page, or of the URL that is given. When it does not come,
 * the next one who needs it asks again.
 */
export function lazyScript<Script>(name: 'onDemand' | 'allergies'): (url?: PageData['onDemand']) => Promise<Script> {
  let loading: Promise<Script> | undefined
  let tries = 0
  return (url = ownData()[name]) => {
    // A browser keeps the failure of a module's URL.
    loading ??= (import(/* @vite-ignore */ tries++ ? `${url}?${tries}` : url!) as Promise<Script>).catch(error => {
      loading = undefined
      throw error
    })
    return loading
  }
}
