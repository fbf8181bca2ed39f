/** The two files that Vite makes the shells of. */
export const SHELL_FILES = { app: 'app.html', signIn: 'sign-in.html' } as const

/** Where `sign-in.html` shows the form before its script has come. */
const FIRST_SIGHT = '__FIRST_SIGHT__'
const STYLESHEET = /<link rel="stylesheet"[^>]*? href="\/([^"]+)"[^>]*>/g

const SCRIPT = /<script type="module"[^>]*? src="([^"]+)"[^>]*><\/script>/
const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>\s*/g

/**
 * Fetches and runs the page's script after the first paint, which needs the page's own answer and nothing else; so the
 * form is seen before 350 KB of script are loaded and compiled.
 */
export function withLateScript(html: string): string {
  const [, entry = ''] = SCRIPT.exec(html) ?? []
  const imported = [...html.matchAll(PRELOAD)].map(([, url]) => url)
  const load =
    `for (const href of ${JSON.stringify(imported)})` +
    ` document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));` +
    ` import("${entry}")`
  const late = `<script nonce="__CSP_NONCE__">requestAnimationFrame(() => setTimeout(() => { ${load} }))</script>`
  return html.replace(PRELOAD, '').replace(SCRIPT, () => late)
}

/** A first sight of a page: its markup, the rules of the page's styles that it needs, and a script that fills it. */
export type FirstSight = { html: string; style: string; script: string }

const BOOT = /<div class="boot"[^]*?<\/div>/

/**
 * Puts the frame in the place of the bare first paint: with the few rules that it needs, and the script that fills it.
 * The page's style sheets come after it, so that it is painted from this answer alone; the page's script waits for
 * them.
 */
export function withFirstFrame(html: string, { html: markup, style, script }: FirstSight): string {
  const sheets = html.match(STYLESHEET) ?? []
  return html
    .replace(STYLESHEET, '')
    .replace(BOOT, () => `${markup}<script nonce="__CSP_NONCE__">${script}</script>`)
    .replace('</head>', () => `<style nonce="__CSP_NONCE__">${style}</style></head>`)
    .replace('</body>', () => `${sheets.join('')}</body>`)
}

/** Puts the markup of the form in its place. */
export const withFirstSight = (html: string, markup: string): string => html.replace(FIRST_SIGHT, () => markup)

/** The files of a page's style sheets. */
export const stylesOf = (html: string): string[] => [...html.matchAll(STYLESHEET)].map(([, file = '']) => file)

/** Puts the style sheets into the page, so that the first paint waits for one answer alone. `read` answers a file. */
export function withInlineStyles(html: string, read: (file: string) => string): string {
  const styles = `<style nonce="__CSP_NONCE__">${stylesOf(html).map(read).join('')}</style>`
  return html.replace(STYLESHEET, '').replace('</head>', () => `${styles}</head>`)
}
