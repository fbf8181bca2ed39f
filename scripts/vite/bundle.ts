import { build, type Rolldown } from 'vite'

/**
 * One small script: an entry and all its imports, minified, as a classic script or as a module with what the entry
 * exports; and the files that it was made of.
 */
export async function bundle(
  entry: string,
  format: 'iife' | 'es' = 'iife',
): Promise<{ code: string; files: string[] }> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { format } },
    },
  })) as Rolldown.RolldownOutput
  const [chunk, ...others] = result.output
  if (others.length > 0) throw new Error(`${entry}: such a script is one file, without styles or pictures`)
  return { code: chunk.code.trim(), files: chunk.moduleIds }
}
