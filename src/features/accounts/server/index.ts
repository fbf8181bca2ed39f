import type { Feature } from '#platform/feature/feature.ts'
import { accountsAccountData } from './accounts.account-data.ts'
import { accountJobs } from './accounts.jobs.ts'
import { restoreAccount } from './deletion/restore-account.command.ts'
import { registerMailEvents } from './mails/accounts.mailing.ts'
import { registerAccountRoutes } from './accounts.routes.ts'

/** The server's front door of accounts. */
export const accountsFeature: Feature = {
  name: 'accounts',
  routes: registerAccountRoutes,
  jobs: accountJobs,
  events: registerMailEvents,
  adminCommands: { 'restore-account': restoreAccount },
  accountData: accountsAccountData,
}
