/**
 * A whole HTML document, and the texts of its inline styles and scripts. The server hashes these for the page's Content
 * Security Policy.
 */
export type RenderedPage = { html: string; styles: string[]; scripts: string[] }
