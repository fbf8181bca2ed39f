/**
 * A whole HTML document with the texts of its inline styles and scripts: the server makes the hashes of the page's
 * Content Security Policy of them.
 */
export type RenderedPage = { html: string; styles: string[]; scripts: string[] }
