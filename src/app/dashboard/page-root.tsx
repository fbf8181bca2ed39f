import '#ui/styles.css'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchScripts } from '#ui/client/script-failures.ts'
import { UiProvider } from '#ui/provider/ui-provider.tsx'

const element = document.getElementById('app')
if (!element) throw new Error('the page has no #app')
watchScripts(window)
const root = createRoot(element)

/** Shows the whole page. Toasts stay, so that one of the sign-in is still read in the dashboard. */
export function showPage(page: ReactNode): void {
  root.render(
    <StrictMode>
      <UiProvider>{page}</UiProvider>
    </StrictMode>,
  )
}
