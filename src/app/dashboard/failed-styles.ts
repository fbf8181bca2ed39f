const MAX_WAIT_MS = 10_000

/**
 * Loads stylesheets again that failed with a page's code: the bundler asks for each one once only, so a page that comes
 * later would stand there without its styles.
 */
export async function loadFailedStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(links.filter(link => !link.sheet).map(again))
}

function again(failed: HTMLLinkElement): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = failed.href
  link.nonce = failed.nonce
  const fail = () => reject(new Error(`no stylesheet ${link.href}`))
  link.onload = () => resolve()
  link.onerror = fail
  setTimeout(fail, MAX_WAIT_MS)
  failed.replaceWith(link)
  return promise
}
