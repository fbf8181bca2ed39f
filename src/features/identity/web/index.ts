/** The browser's front door of identity. */
export { type CurrentUser, CurrentUserContext, useCurrentUser, useUser } from './current-user.tsx'
