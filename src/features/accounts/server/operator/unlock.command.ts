import { z } from 'zod'
import { type AdminCommand, valueOf } from '#platform/operator/command.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { emailField } from '#features/identity/email.rules.ts'
import { findUserByEmail } from '#features/identity/server/index.ts'
import { forgetTries, forgetTriesOfNetwork } from './counted-tries.ts'

const ip = z.union([z.ipv4(), z.ipv6()], { error: 'must be an IP' })

/** Lets somebody try again who has failed too often; with `--network`, also everybody of their network. */
export const unlock: AdminCommand = {
  usage: '--email <email> [--network <IP>]',
  options: ['email', 'network'],
  positional: 'email',
  run: async (platform, given) => {
    const email = valueOf(given, 'email', emailField)
    const network = given['network'] === undefined ? undefined : valueOf(given, 'network', ip)
    const user = await findUserByEmail(platform.db, email)
    if (!user) throw new OperatorError(`${email} has no account`)
    await forgetTries(platform, user)
    if (network === undefined) return `${email} may try again.`
    await forgetTriesOfNetwork(platform, network)
    return `${email} may try again, and so may everybody of ${platform.limits.networkOf(network)}.`
  },
}
