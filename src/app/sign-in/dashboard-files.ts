/** A file of its own: the build writes the names of all files beside this import. */
export const loadDashboardFiles = () => import('#app/dashboard/start-dashboard.tsx')
