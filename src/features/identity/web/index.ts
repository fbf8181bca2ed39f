/** Browser front door of identity. */
export { AuthHeading, AuthLayout } from './auth-layout.tsx'
export { CurrentUserContext, useCurrentUser, useUser } from './current-user.tsx'
