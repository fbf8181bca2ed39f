const MAX_WAIT_MS = 10_000
const failed = new Set<HTMLLinkElement>()

/** Notes the stylesheets that do not come; a failed one looks like an empty one afterwards. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
  }
  // `error` does not bubble.
  document.addEventListener('error', note, true)
}

/**
 * Loads again the stylesheets that have failed: the bundler asks for each one once only, so a page that comes later
 * would stand there without its styles. Throws when one fails again.
 */
export async function loadFailedStyles(): Promise<void> {
  await Promise.all([...failed].map(loadAgain))
}

function loadAgain(before: HTMLLinkElement): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = before.href
  link.nonce = before.nonce
  const fail = () => reject(new Error(`no stylesheet ${link.href}`))
  link.onload = () => resolve()
  link.onerror = fail
  setTimeout(fail, MAX_WAIT_MS)
  failed.delete(before)
  before.replaceWith(link)
  return promise
}
