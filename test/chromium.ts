/**
 * The suggestions below the address bar are a page of their own, which a headless Chromium loads for each window: half
 * a second of processor for each test. Chromium heeds the last list that it is given, so Playwright's own is repeated.
 */
const WITHOUT_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** How every test starts Chromium: on a small machine, also as root; `CHROMIUM_PATH` names an installed one. */
export const CHROMIUM = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Without a process and threads of its own for drawing: a tenth of the time on two cores.
    '--in-process-gpu',
    '--num-raster-threads=1',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${WITHOUT_FEATURES.join()}`,
  ],
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
}

const PERSON = { locale: 'es-ES', timezoneId: 'Europe/Madrid' } as const

/**
 * The two sizes at which screens are tested (DESIGN §2), as options of a browser context. The phone has one pixel per
 * CSS pixel: two would cost a sixth of the tests' time, and no behavior hangs on them.
 */
export const PHONE = {
  ...PERSON,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
}
export const DESKTOP = { ...PERSON, viewport: { width: 1440, height: 900 } }
