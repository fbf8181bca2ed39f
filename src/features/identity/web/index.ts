/** The browser's front door of identity. */
export { CurrentUserContext, useCurrentUser, useUser } from './current-user.tsx'
