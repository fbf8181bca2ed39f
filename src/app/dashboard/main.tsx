import { startDashboard } from './start-dashboard.tsx'

startDashboard()
