/** What holds where a setting is absent; others depend on each other (`config.ts`). */
export const DEFAULTS = {
  PORT: 3000,
  DATA_DIR: 'data',
  DATABASE_POOL: 10,
  MAIL_FROM: 'Sobremesa <hola@sobremesa.test>',
  WORKERS: 1,
  PROCESS_MODE: 'all',
  LOG_LEVEL: 'info',
  LAPSED_MENU_DAYS: 30,
  BACKUP_KEEP: 14,
  S3_REGION: 'auto',
} as const

const LOCAL_HOST = '127.0.0.1'
const ALL_HOSTS = '0.0.0.0'
export const defaultHost = (production: boolean): string => (production ? ALL_HOSTS : LOCAL_HOST)
