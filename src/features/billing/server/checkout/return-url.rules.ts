import { validationError } from '#shared/app-error.ts'
import { billingTexts } from '../../billing.texts.ts'

const SUSPICIOUS = /[\\\s\p{Cc}]/u

/**
 * Path and query of a URL of our own origin; undefined for every other: another origin or port, user info, a path that
 * a browser reads as another host (`//x`, `/\x`).
 */
export function ownPath(url: string, publicUrl: string): string | undefined {
  if (SUSPICIOUS.test(url)) return undefined
  const isPath = url.startsWith('/')
  const base = isPath ? publicUrl : undefined
  if (!URL.canParse(url, base)) return undefined
  const { href, pathname, search } = new URL(url, base)
  // The whole URL, not its origin: "blob:https://host/" has the origin of the URL inside it.
  if (!href.startsWith(`${publicUrl}/`) || pathname.startsWith('//') || url.startsWith('//')) return undefined
  // A fragment is dropped; so is the user info that `new URL` would hide: "https://@host" has an empty one.
  return /^[a-z]+:\/\/[^/?#]*@/i.test(url) ? undefined : pathname + search
}

/** The same page as an absolute URL of ours; throws 400 for the named field (3-decisions §4). */
export function requireOwnUrl(field: string, url: string, publicUrl: string): string {
  const path = ownPath(url, publicUrl)
  if (path === undefined) throw validationError({ [field]: billingTexts.foreignUrl })
  return publicUrl + path
}
