/** Browser front door of accounts. */
export { LogOutButton } from './settings/log-out-button.tsx'
