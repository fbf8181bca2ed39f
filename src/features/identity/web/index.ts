/** Browser front door of identity. */
export { AuthHeading, AuthLayout } from './auth-layout.tsx'
export { CurrentUserContext, useCurrentUser, useUser } from './current-user.tsx'
export { confirmedBy, NewPasswordFields } from './new-password-fields.tsx'
export { TermsNote } from './terms-note.tsx'
export { useWait } from './use-wait.ts'
export { WaitNotice } from './wait-notice.tsx'
