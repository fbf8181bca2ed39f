/** Packages that are built into the pages, or build them: no server imports one (`test/house/deploy.test.ts`). */
const OF_THE_BUILD = [
  '@base-ui/react',
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@dnd-kit/utilities',
  '@fontsource-variable/familjen-grotesk',
  '@fontsource-variable/hanken-grotesk',
  '@fontsource-variable/ibarra-real-nova',
  '@fontsource-variable/piazzolla',
  '@hookform/resolvers',
  '@phosphor-icons/react',
  '@tanstack/react-query',
  '@vitejs/plugin-react',
  'react',
  'react-colorful',
  'react-data-grid',
  'react-dom',
  'react-easy-crop',
  'react-hook-form',
  'react-router',
  'vite',
] as const
/** A release runs on the Node of its machine or image. */
const NODE = 'node'
export const LEFT_OUT: readonly string[] = [...OF_THE_BUILD, NODE]

/** What a release consists of, beside its packages. */
export const SERVED = [
  'build',
  'migrations',
  'seeds',
  'src',
  'scripts/admin.mjs',
  'scripts/admin.ts',
  'scripts/health.mjs',
  'scripts/start.mjs',
  'scripts/lib/bootstrap.mjs',
  'scripts/lib/build.mjs',
  'scripts/lib/compress.mjs',
  'scripts/lib/progress.mjs',
  'scripts/lib/serve.mjs',
] as const

const OF_THE_BROWSER = /^\/src\/(ui|app\/(dashboard|sign-in|site)|features\/[^/]+\/web)(\/|$)/
const TESTS_AND_PAGES = /\.(test|suite)\.tsx?$|\.(tsx|css|md)$/

/** True for a path of the clone that a server reads; `path` begins with a slash. */
export const isOfServer = (path: string): boolean =>
  path.startsWith('/build') || (!OF_THE_BROWSER.test(path) && !TESTS_AND_PAGES.test(path))

type Package = {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  [other: string]: unknown
}

/** The `package.json` of a release; `commit` is what its health names. */
export function slimPackage(
  { devDependencies: _tests, allowScripts: _scripts, ...whole }: Package,
  commit: string | null,
): Package & { commit?: string } {
  const { start, admin } = whole.scripts
  const dependencies = Object.entries(whole.dependencies).filter(([name]) => !LEFT_OUT.includes(name))
  return {
    ...whole,
    ...(commit && { commit }),
    scripts: { start, admin } as Record<string, string>,
    dependencies: Object.fromEntries(dependencies),
  }
}
