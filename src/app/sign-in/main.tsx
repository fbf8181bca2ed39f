import { mayHaveSession } from '#app/dashboard/session-hint.ts'
import { showPage } from '#app/dashboard/page-root.tsx'
import { loadDashboard } from './load-dashboard.ts'
import { SignIn } from './sign-in.tsx'

// A browser that remembers a session may be signed in: the dashboard asks the server and knows where to go.
if (mayHaveSession()) void loadDashboard().then(({ startDashboard }) => startDashboard())
else showPage(<SignIn />)
