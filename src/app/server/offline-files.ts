/** What Vite writes about each file of the build. */
export type BuiltFile = {
  file: string
  src?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}
export type Manifest = Record<string, BuiltFile>

/**
 * Screens that need the server's word, or do nothing without it (4-beyond §10): their code is not kept on phones. What
 * such a feature brings to the screens of others is: without it those would not open.
 */
const ONLINE_ONLY =
  /src\/features\/((codes|onboarding|paper|qr)\/|(bringing|history|scheduled|team)\/.*(-page|-dialog|-sheet|glance)\.tsx?$)/
const SHOWCASE = /src\/ui\/showcase\//

/** The paths of all files that the dashboard needs without signal, from its entry on. */
export function offlineFilesOf(manifest: Manifest, entry: string): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string): void => {
    const built = manifest[name]
    if (!built || seen.has(name)) return
    seen.add(name)
    for (const file of [built.file, ...(built.css ?? []), ...(built.assets ?? [])]) files.add(`/${file}`)
    for (const other of built.imports ?? []) visit(other)
    for (const other of built.dynamicImports ?? []) if (!ONLINE_ONLY.test(other) && !SHOWCASE.test(other)) visit(other)
  }
  visit(entry)
  // The entry is the shell itself.
  return [...files].filter(file => !file.endsWith('.html')).toSorted()
}
