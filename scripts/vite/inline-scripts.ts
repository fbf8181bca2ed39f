import { build, type Plugin, type Rolldown } from 'vite'

const QUERY = /\.ts\?iife$/

/** One small classic script: an entry and all its imports, minified; and the files that it was made of. */
async function bundle(entry: string): Promise<{ code: string; files: string[] }> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  const [chunk, ...others] = result.output
  if (others.length > 0) throw new Error(`${entry}: an inline script is one file, without styles or pictures`)
  return { code: chunk.code.trim(), files: chunk.moduleIds }
}

/**
 * `import text from './x.ts?iife'`: the text of a page's inline script. It is the same in the build, in development and
 * in tests, so the page's policy can name its hash; its data are in attributes of the page.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
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
