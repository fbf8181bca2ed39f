import type { Platform } from '#platform/platform.ts'

/** At the start: a mail server that cannot be used is a warning, for mails wait for it. Never rejects. */
export async function warnWithoutMail({ mail, log }: Pick<Platform, 'mail' | 'log'>): Promise<void> {
  await mail.check?.().catch((err: unknown) => log.warn({ err }, 'mail: the server of SMTP_URL cannot be used now'))
}
