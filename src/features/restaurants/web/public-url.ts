/**
 * Where menus live: PUBLIC_URL, which the shell writes into `<meta name="public-url">`; without it the address of this
 * page. No slash at the end (3-decisions §9).
 */
export function publicUrl(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="public-url"]')
  return (meta?.content || window.location.origin).replace(/\/+$/, '')
}

/** As people read it: without the scheme (3-decisions §9). */
export const publicHost = (): string => publicUrl().replace(/^[a-z]+:\/\//i, '')
