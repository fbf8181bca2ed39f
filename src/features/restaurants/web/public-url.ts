/**
 * Origin of the menus: PUBLIC_URL, which the shell writes into `<meta name="public-url">`; without it the origin of
 * this page. No slash at the end (3-decisions §9).
 */
export function publicUrl(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="public-url"]')
  return (meta?.content || window.location.origin).replace(/\/+$/, '')
}

/** A menu's URL as people read it: without the scheme (3-decisions §9). */
export const publicHost = (): string => publicUrl().replace(/^[a-z]+:\/\//i, '')
