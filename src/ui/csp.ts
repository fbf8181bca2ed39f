/** The nonce of this page's Content Security Policy, from `<meta name="csp-nonce">`; undefined when there is none. */
export function cspNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')
  return meta?.content || undefined
}
