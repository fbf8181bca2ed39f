import type { Feature } from '#platform/feature/feature.ts'
import { accountsAccountData } from './accounts.account-data.ts'
import { accountJobs } from './accounts.jobs.ts'
import { restoreAccount } from './deletion/restore-account.command.ts'
import { unlock } from './operator/unlock.command.ts'
import { userCommand } from './operator/user.command.ts'
import { registerAccountRoutes } from './accounts.routes.ts'
import { subscribeAccounts } from './accounts.subscribers.ts'

/** The server's front door of accounts. */
export const accountsFeature: Feature = {
  name: 'accounts',
  routes: registerAccountRoutes,
  jobs: accountJobs,
  events: subscribeAccounts,
  adminCommands: { user: userCommand, unlock, 'restore-account': restoreAccount },
  accountData: accountsAccountData,
}
