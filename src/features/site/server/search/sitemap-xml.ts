import { escapeHtml } from '#shared/html.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A sitemap of URLs, piece by piece as they are found. */
export async function* writeSitemap(urls: AsyncIterable<string[]> | Iterable<string[]>): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`
  for await (const some of urls) yield some.map(url => `<url><loc>${escapeHtml(url)}</loc></url>\n`).join('')
  yield '</urlset>\n'
}

/** The list of all sitemaps. */
export function writeSitemapIndex(urls: readonly string[]): string {
  const entries = urls.map(url => `<sitemap><loc>${escapeHtml(url)}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`
}
