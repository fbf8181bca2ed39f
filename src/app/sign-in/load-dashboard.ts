/**
 * The code of the signed-in area: loaded while somebody types, or at once for a browser that remembers a session. In
 * two steps, because the list of its files is as long as the script of the page.
 */
export const loadDashboard = async () => (await import('./dashboard-files.ts')).loadDashboardFiles()
