import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { bootStyle } from './scripts/vite/boot-style.ts'
import { iconWeights } from './scripts/vite/icon-weights.ts'
import { inlineScripts } from './scripts/vite/inline-scripts.ts'
import { menuScripts } from './scripts/vite/menu-scripts.ts'
import { noChunkCycles } from './scripts/vite/no-chunk-cycles.ts'

/** Placeholder for the nonce of an answer; `app/server/spa-shell.ts` replaces it. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__'

/** Not of the file's path: a style sheet inside a server-rendered page is `?inline`, which is a path of its own. */
const CLASS_NAMES = '[content-hash]_[local]'

/**
 * The forms of `/auth` and what their toasts share with the dashboard: one file, because many small ones cost a phone
 * more in requests than in bytes.
 */
const AUTH_FORMS =
  /accounts\/(auth\.texts|sign-in-state\.rules|web\/auth\/(?!sign-in|accept))|@base-ui\/.*\/use(OpenChangeComplete|Timeout)/

/** What the frame of the dashboard shows first, in one file: each file of its own is a line in the script of `/auth`. */
const FRAME = new RegExp(
  [
    'src/ui/(skeleton|avatar|page-header|empty-state|load-failure|unsaved)/',
    '/(first-name|banner\\.rules|user-subscription\\.rules|offline\\.texts|house\\.rules|billing\\.rules)\\.ts',
    '/(use-scoped|button-router-link|contact-email|use-derived-slug)\\.tsx?',
    '/(QrCode|Storefront|CaretDown|CaretUpDown|Clock|WifiSlash)\\.es',
  ].join('|'),
)

/** An edit of what the server renders shows at once, like an edit of the browser's part. */
const reloadOnSsrEdit: Plugin = {
  name: 'reload-on-ssr-edit',
  hotUpdate({ server, modules }) {
    if (this.environment.name === 'ssr' && modules.length > 0)
      server.environments.client.hot.send({ type: 'full-reload' })
  },
}

const client = {
  outDir: 'build/client',
  emptyOutDir: true,
  manifest: true,
  rolldownOptions: {
    input: { app: 'app.html', signIn: 'sign-in.html' },
    output: {
      codeSplitting: {
        groups: [
          { name: 'auth', test: AUTH_FORMS },
          { name: 'frame', test: FRAME, includeDependenciesRecursively: false },
        ],
      },
    },
  },
}
/**
 * Fonts and pictures of the pages are written beside it; `npm run build` moves them to the browser's files. Bundles
 * React in its production form, because React's development build would render whenever NODE_ENV is not set.
 */
const server = {
  outDir: 'build/server',
  emptyOutDir: true,
  copyPublicDir: false,
  ssrEmitAssets: true,
}

export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom' as const,
  plugins: [react(), bootStyle, iconWeights, inlineScripts(), menuScripts, noChunkCycles, reloadOnSsrEdit],
  html: { cspNonce: NONCE_PLACEHOLDER },
  // Names of grid lines hold inside of their grid anyway; scoped to a file, a part of a row could not name its place.
  css: { transformer: 'lightningcss' as const, lightningcss: { cssModules: { pattern: CLASS_NAMES, grid: false } } },
  build: isSsrBuild ? server : client,
  ...(isSsrBuild &&
    command === 'build' && {
      ssr: { noExternal: true as const },
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
}))
