/**
 * Parts of a browser that pages need and that it may refuse, and `script`, our own code in it; a page tells the server
 * which one failed.
 */
export const BROWSER_PARTS = ['clipboard', 'share', 'canvas', 'script'] as const
export type BrowserPart = (typeof BROWSER_PARTS)[number]

/** Below `/api`; here, so that a page loads no schema for it. */
export const BROWSER_FAILURE_PATH = '/browser-failures'
