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

/** Puts the markup of the form in its place. */
export const withFirstSight = (html: string, markup: string): string => html.replace(FIRST_SIGHT, () => markup)

/** Puts the style sheets into the page, so that the first paint waits for one answer alone. `read` answers a file. */
export function withInlineStyles(html: string, read: (file: string) => string): string {
  const files = [...html.matchAll(STYLESHEET)].map(([, file = '']) => file)
  const styles = `<style nonce="__CSP_NONCE__">${files.map(read).join('')}</style>`
  return html.replace(STYLESHEET, '').replace('</head>', () => `${styles}</head>`)
}
