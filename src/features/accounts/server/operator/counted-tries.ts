import type { LimitRule } from '#platform/limits/limits.ts'
import type { Platform } from '#platform/platform.ts'
import {
  EMAIL_CHANGE,
  EMAIL_CODES_DAY,
  EMAIL_TRIES,
  FORGOT_EMAIL_DAY,
  FORGOT_IP,
  FORGOT_PAIR,
  LOGIN_EMAIL,
  LOGIN_IP,
  LOGIN_PAIR,
  LOGIN_SUCCESS,
  PASSKEY_IP,
  PASSWORD_CHANGE,
  RESET_IP,
  VERIFY_PAIR,
} from '../../accounts.limits.ts'

type Counted = readonly [rule: LimitRule, what: string]

/** What is counted of an email, in each network and in all; of a user; and of a network. */
const OF_EMAIL: readonly Counted[] = [
  [LOGIN_PAIR, 'sign-ins from one network'],
  [LOGIN_EMAIL, 'sign-ins from all networks'],
  [FORGOT_PAIR, 'reset codes asked for from one network'],
  [FORGOT_EMAIL_DAY, 'reset codes mailed today'],
  [VERIFY_PAIR, 'reset codes typed from one network'],
]
const OF_USER: readonly Counted[] = [
  [PASSWORD_CHANGE, 'changes of the password'],
  [EMAIL_CHANGE, 'changes of the email today'],
  [EMAIL_CODES_DAY, 'codes for another email today'],
  [EMAIL_TRIES, 'codes for another email typed'],
]
const OF_NETWORK = [LOGIN_IP, LOGIN_SUCCESS, FORGOT_IP, RESET_IP, PASSKEY_IP]

type Person = { id: string; email: string }
const keysOf = ({ id, email }: Person): [string, readonly Counted[]][] => [
  [email, OF_EMAIL],
  [id, OF_USER],
]

/** What has been counted of somebody now, and which of it locks them out. */
export async function listTries({ limits }: Pick<Platform, 'limits'>, person: Person): Promise<string[]> {
  const lines: string[] = []
  for (const [key, counted] of keysOf(person))
    for (const [rule, what] of counted) {
      const taken = await limits.taken(rule, key)
      if (taken > 0) lines.push(`${what}: ${taken} of ${rule.points}${taken >= rule.points ? '  LOCKED' : ''}`)
    }
  return lines
}

/** Forgets what was counted of somebody, in every network. */
export async function forgetTries({ limits }: Pick<Platform, 'limits'>, person: Person): Promise<void> {
  for (const [key, counted] of keysOf(person)) for (const [rule] of counted) await limits.release(rule, key)
}

/** Forgets what was counted of a network, for everybody in it. */
export async function forgetTriesOfNetwork({ limits }: Pick<Platform, 'limits'>, ip: string): Promise<void> {
  for (const rule of OF_NETWORK) await limits.release(rule, limits.networkOf(ip))
}
