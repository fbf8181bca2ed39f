import type { Router } from '../../../platform/http/router.ts'

/** Placeholder until the page's server lands. */
export function registerPublicMenuRoutes(_router: Router, _site: unknown): void {}
