import { ConfigError, loadConfig } from '#platform/config/config.ts'

export const SECRET = 'a secret of at least 32 characters.'
/** What production must be told. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: SECRET,
  DATABASE_URL: 'embedded',
  PUBLIC_URL: 'https://carta.example.com',
  SMTP_URL: 'smtp://mail.example.com:587',
  MAIL_FROM: 'Sobremesa <hola@example.com>',
}

/** What loadConfig says against these settings, a text for each. */
export function problemsOf(env: Record<string, string>): string[] {
  try {
    loadConfig({ SESSION_SECRET: SECRET, ...env })
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}
