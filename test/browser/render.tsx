import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { UiProvider } from '#ui/provider/ui-provider.tsx'

/** Renders a component as in the product: with its styles, toasts and confirmations. */
export const show = (component: ReactNode) => render(<UiProvider>{component}</UiProvider>)
