import type { Feature } from '#platform/feature/feature.ts'
import { supportAccountData } from './support.account-data.ts'

/** Server front door of support. */
export const supportFeature: Feature = { name: 'support', accountData: supportAccountData }
