/** What keeps typed text: apart from the sign-in page, and there before it is needed (`loadWayOut`). */
export const loadTyping = () => import('./kept-typing.ts')
