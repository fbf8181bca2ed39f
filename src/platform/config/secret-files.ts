import { readFileSync } from 'node:fs'
import type { Settings } from './settings.ts'

export type Env = Record<string, string | undefined>

/** Settings that hold a secret. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'MIGRATIONS_DATABASE_URL',
  'SMTP_URL',
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const satisfies (keyof Settings)[]

/**
 * Each of them may come from a file instead, as Docker and systemd hand secrets on: `SESSION_SECRET_FILE` names it, and
 * the line break at its end does not count. Answers the environment with what is in the files, and a sentence for each
 * one that cannot be used.
 */
export function readSecretFiles(given: Env): { env: Env; problems: string[] } {
  const env = { ...given }
  const problems: string[] = []
  for (const name of SECRETS) {
    const path = given[`${name}_FILE`]?.trim()
    if (!path) continue
    if (given[name]?.trim()) problems.push(`${name} and ${name}_FILE are both set: keep one of them`)
    else
      try {
        env[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
        if (env[name].trim() === '') problems.push(`${name}_FILE names an empty file: ${path}`)
      } catch (error) {
        problems.push(`${name}_FILE cannot be read: ${(error as Error).message}`)
      }
  }
  return { env, problems }
}
