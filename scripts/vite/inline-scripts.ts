import type { Plugin } from 'vite'
import { bundle } from './bundle.ts'

const QUERY = /\.ts\?iife$/

/**
 * `import text from './x.ts?iife'`: the text of a page's inline script. It is the same in the build, in development and
 * in tests, so the page's policy can name its hash; its data are in attributes of the page.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    // The cache of tests knows only the text of the entry: what it imports may have changed.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (QUERY.test(id) ? false : undefined)),
    resolveId: {
      filter: { id: QUERY },
      async handler(source, importer) {
        const resolved = await this.resolve(source.replace(/\?iife$/, ''), importer)
        return resolved && `${resolved.id}?iife`
      },
    },
    load: {
      filter: { id: QUERY },
      async handler(id) {
        const { code, files } = await bundle(id.replace(/\?iife$/, ''))
        for (const file of files) this.addWatchFile(file)
        return { code: `export default ${JSON.stringify(code)}`, moduleType: 'js' }
      },
    },
  }
}
