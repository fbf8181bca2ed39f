/**
 * The path of every page of the product, written in one place (3-decisions §10). Paths of calls are in the contracts.
 */
export const PAGES = {
  landing: '/',
  pricing: '/precios',
  legalNotice: '/aviso-legal',
  privacy: '/politica-privacidad',
  cookies: '/politica-cookies',
  terms: '/terminos-condiciones',
  /** A diner reports a menu, `?carta={slug}`. */
  report: '/denunciar',
  signIn: '/auth',
  signUp: '/auth?mode=register',
  restorePassword: '/auth/restore-password',
  /** What the links of mails open that take something back; they have a token. */
  undo: '/auth/deshacer',
  acceptInvitation: '/auth/accept-invitation',
  invitationAccepted: '/auth?message=invitation-accepted',
  onboarding: '/auth/onboarding',
  dashboard: '/dashboard',
  home: '/dashboard/home',
  restaurant: '/dashboard/restaurant',
  team: '/dashboard/restaurant?tab=team',
  appearance: '/dashboard/restaurant?tab=appearance',
  hours: '/dashboard/restaurant?tab=hours',
  activity: '/dashboard/restaurant?tab=activity',
  menu: '/dashboard/menu',
  qr: '/dashboard/qr',
  paper: '/dashboard/qr?tab=impresa',
  settings: '/dashboard/user',
  security: '/dashboard/user?tab=security',
  plans: '/dashboard/user?tab=subscription',
  support: '/dashboard/user?tab=support',
  restaurants: '/dashboard/user?tab=restaurants',
  /** Followed by the id of a restaurant. */
  lookPreview: '/dashboard/vista-previa',
  subscription: '/subscription',
  components: '/components',
} as const

/** True when this URL (path, with or without a query) is that page or one below it. */
export function isAtOrBelow(url: string, page: string): boolean {
  return url === page || url.startsWith(`${page}/`) || url.startsWith(`${page}?`)
}
