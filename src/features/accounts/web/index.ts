/** Browser front door of accounts. */
export { LogOutButton } from './sign-out/log-out-button.tsx'
export { useSignOut } from './sign-out/use-sign-out.ts'
