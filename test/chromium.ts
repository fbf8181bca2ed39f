/** How every test starts Chromium: on a small machine, also as root; `CHROMIUM_PATH` names an installed one. */
export const CHROMIUM = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
}

const PERSON = { locale: 'es-ES', timezoneId: 'Europe/Madrid' } as const

/** The two sizes at which screens are tested (DESIGN §2), as options of a browser context. */
export const PHONE = {
  ...PERSON,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
export const DESKTOP = { ...PERSON, viewport: { width: 1440, height: 900 } }
