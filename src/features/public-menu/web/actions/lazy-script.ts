import { ACTIONS_URL, attributeOf } from '../../menu-dom.ts'

const ownActions = (): string => document.querySelector(ACTIONS_URL)!.getAttribute(attributeOf(ACTIONS_URL))!

/**
 * A script that is loaded once, when it is needed: that of this page's second script, or of that of another page,
 * because this one may be gone with its release. When it does not come, the next one who needs it asks again.
 */
export function lazyScript<Script>(urlOf: (actions: string) => string): (actions?: string) => Promise<Script> {
  let loading: Promise<Script> | undefined
  let tries = 0
  return (actions = ownActions()) => {
    const url = urlOf(actions)
    // A browser keeps the failure of a module's URL.
    loading ??= (import(/* @vite-ignore */ tries++ ? `${url}?${tries}` : url) as Promise<Script>).catch(error => {
      loading = undefined
      throw error
    })
    return loading
  }
}
