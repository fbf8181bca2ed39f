import type { Feature } from '#platform/feature/feature.ts'
import { supportAccountData } from './support.account-data.ts'

/** The server's front door of support. */
export const supportFeature: Feature = { name: 'support', accountData: supportAccountData }
