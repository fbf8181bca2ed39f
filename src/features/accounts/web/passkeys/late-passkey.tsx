import { lazy, Suspense } from 'react'
import type { PasskeyScreenProps } from './passkey-screen.tsx'

const PasskeyScreen = lazy(async () => ({ default: (await import('./passkey-screen.tsx')).PasskeyScreen }))

/** Loaded when a passkey is wanted: the sign-in page has no bytes to spare. */
export const LatePasskey = (props: PasskeyScreenProps) => (
  <Suspense>
    <PasskeyScreen {...props} />
  </Suspense>
)
