/** The code of the signed-in area: loaded while somebody types, or at once for a browser that remembers a session. */
export const loadDashboard = () => import('#app/dashboard/start-dashboard.tsx')
