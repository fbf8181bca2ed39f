import { build, type Rolldown } from 'vite'

/** One small classic script: an entry and all its imports, minified; and the files that it was made of. */
export async function bundle(entry: string): Promise<{ code: string; files: string[] }> {
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
  if (others.length > 0) throw new Error(`${entry}: such a script is one file, without styles or pictures`)
  return { code: chunk.code.trim(), files: chunk.moduleIds }
}
